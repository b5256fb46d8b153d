import type { ReactNode } from 'react';
import { LabelStateBadge, formatSize } from '@/entities/label';
import { VersionHash, type ReviewVersion } from '@/entities/review';
import { formatBytes } from '@/shared/i18n';
import { formatDateTime } from '@/shared/lib/date';
import { Facts } from '@/shared/ui/facts';
import { texts } from '../i18n';
import classes from './preview.module.css';

/** Facts about a version. */
export function VersionFacts({ version }: { version: ReviewVersion }) {
  const { file, publishedAt, publishAt, comment } = version;
  const facts: [string, ReactNode][] = [
    [texts.version, version.version ?? texts.none],
    [texts.state, <LabelStateBadge key="state" state={version.state} />],
    [texts.size, formatSize(version.widthMm, version.heightMm)],
    [texts.uploadedBy, version.uploadedBy || texts.none],
    [texts.createdAt, timeOf(version.createdAt)],
  ];
  if (publishedAt !== '') facts.push([texts.publishedAt, timeOf(publishedAt)]);
  if (publishAt !== '') facts.push([texts.publishAt, timeOf(publishAt)]);
  if (comment !== '') facts.push([texts.comment, comment]);
  if (file) facts.push([texts.file, fileOf(file)]);
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

/** Returns the name, format and size of a file, as far as they are known. */
function fileOf({ name, format, bytes }: NonNullable<ReviewVersion['file']>): string {
  const formats: Readonly<Record<string, string>> = texts.formats;
  const size = bytes === undefined ? '' : formatBytes(bytes);
  return [name, formats[format] ?? format, size].filter((part) => part !== '').join(', ');
}
