import type { ReactNode } from 'react';
import { LabelStateBadge, sizeInWords } from '@/entities/label';
import { VersionHash, type ReviewVersion } from '@/entities/review';
import { formatDateTime } from '@/shared/lib/date';
import { Facts } from '@/shared/ui/facts';
import classes from './preview.module.css';
import { texts } from './texts';

/** What is known of a version besides its looks. */
export function VersionFacts({ version }: { version: ReviewVersion }) {
  const { file, publishedAt, publishAt, comment } = version;
  const facts: [string, ReactNode][] = [
    [texts.version, version.version ?? texts.none],
    [texts.state, <LabelStateBadge key="state" state={version.state} />],
    [texts.size, sizeInWords(version.widthMm, version.heightMm)],
    [texts.uploadedBy, version.uploadedBy || texts.none],
    [texts.createdAt, timeOf(version.createdAt)],
  ];
  if (publishedAt !== '') facts.push([texts.publishedAt, timeOf(publishedAt)]);
  if (publishAt !== '') facts.push([texts.publishAt, timeOf(publishAt)]);
  if (comment !== '') facts.push([texts.comment, comment]);
  if (file) facts.push([texts.file, texts.fileWords(file.name, file.format, file.bytes)]);
  facts.push([texts.hash, <VersionHash key="hash" hash={version.versionHash} />]);
  if (file) facts.push([texts.fileHash, <VersionHash key="file" hash={file.sha256} />]);
  return (
    <section className={classes['section']} aria-labelledby="version-facts">
      <h2 id="version-facts">{texts.facts}</h2>
      <Facts facts={facts} />
    </section>
  );
}

const timeOf = (at: string) => <time dateTime={at}>{formatDateTime(at, { style: 'medium' })}</time>;
