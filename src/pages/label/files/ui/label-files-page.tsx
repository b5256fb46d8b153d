import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '@/shared/lib/save-file';
import { paths } from '@/shared/routes';
import { PageHeader } from '@/shared/ui/page-header';
import { texts } from '../i18n';
import { LABEL_KINDS, type LabelKind, loadSample } from '../model/label-kinds';
import classes from './label-files.module.css';

/** /label-files - what a file of each kind may hold to become a label, with a sample of each to download. */
export function LabelFilesPage() {
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} backTo={paths.labelAdd} />
      <div className={classes['kinds']}>
        {LABEL_KINDS.map((kind) => (
          <KindSection key={kind.kind} kind={kind} />
        ))}
      </div>
    </>
  );
}

/** One kind of files: in words, in a table of what is written, and as a sample. */
function KindSection({ kind }: { kind: LabelKind }) {
  const [hasFailed, setFailed] = useState(false);
  const { title, intro, limits } = texts.kinds[kind.kind];
  const take = async () => {
    setFailed(false);
    try {
      saveFile(await loadSample(kind), kind.sample);
    } catch {
      setFailed(true);
    }
  };
  return (
    <section className={classes['kind']} aria-label={title}>
      <h2>{title}</h2>
      <p>{intro}</p>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{texts.written}</th>
            <th scope="col">{texts.means}</th>
          </tr>
        </thead>
        <tbody>
          {kind.rows.map(([written, meaning]) => (
            <tr key={written}>
              <th scope="row">
                <code>{written}</code>
              </th>
              <td>{texts.rows[meaning]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{limits}</p>
      <div>
        <Button
          variant="default"
          leftSection={<Download size={16} aria-hidden />}
          onClick={() => void take()}
        >
          {texts.takeSample({ file: kind.sample })}
        </Button>
      </div>
      <p role="status">{hasFailed && texts.sampleFailed}</p>
    </section>
  );
}
