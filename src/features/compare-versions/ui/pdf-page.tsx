import { Anchor, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { reviewQueries, pdfOf, type ReviewVersion } from '@/entities/review';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import { useSeen } from '../lib/use-seen';
import classes from './pdf-page.module.css';

interface PdfPageProps {
  version: ReviewVersion;
  /** Called when the person has seen the page. */
  onSeen: () => void;
}

/** Shows the page of a version as drawn by the server, for a label whose template is unknown here. */
export function PdfPage({ version: { labelId, labelVersionId }, onSeen }: PdfPageProps) {
  const query = useQuery({ ...reviewQueries.previewPdf(labelId, labelVersionId), select: pdfOf });
  return (
    <section className={classes['section']} aria-label={texts.pdfPage.title}>
      <p>{texts.pdfPage.hint}</p>
      <QueryView query={query} loading={<Skeleton height={480} />}>
        {({ content }) => <ShownPdf content={content} onSeen={onSeen} />}
      </QueryView>
    </section>
  );
}

/** Shows a PDF in the page, with a link to open it in a new tab: not every browser shows one inside a page. */
function ShownPdf({ content, onSeen }: { content: Blob; onSeen: () => void }) {
  const place = useSeen<HTMLDivElement>(true, onSeen);
  const frame = useRef<HTMLIFrameElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(content);
    if (frame.current) frame.current.src = address;
    if (link.current) link.current.href = address;
    return () => URL.revokeObjectURL(address);
  }, [content]);
  return (
    <>
      <div ref={place}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox; the type of the blob keeps it one */}
        <iframe ref={frame} title={texts.pdfPage.title} className={classes['page']} />
      </div>
      <Anchor ref={link} href="about:blank" target="_blank" onClick={onSeen}>
        {texts.pdfPage.open}
      </Anchor>
    </>
  );
}
