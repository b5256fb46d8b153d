import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { fileMappingQueries, type Label, type LabelVariable } from '@/entities/label';
import { useLabelPrinter } from '@/features/print-label';
import { createWorkClient, useFileWork, type FileFormat, type FileLook } from '@/features/table-file';
import { keptMappings } from '../api/save-file-mapping-mutation';
import {
  filledVariables,
  savedHeadings,
  savedMapping,
  suggestedMapping,
  unfilledVariables,
  type ColumnMapping,
  type FieldSource,
} from './column-mapping';
import type { FileRows, FileWorks } from './file-works';
import { printRows, type PrintRow } from './print-rows';
import { rowFaults, type RowFault } from './row-faults';
import { clampRange, contentOf, type RowRange } from './row-range';
import { useRowCheck } from './use-row-check';

const createClient = () =>
  createWorkClient<FileWorks>({
    startWorker: () => new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module' }),
    loadDesk: async () => (await import('./file-desk')).createFileDesk(),
  });

/** What is known of the chosen file. */
interface ChosenFile {
  file: File;
  look: FileLook;
  /** Undefined when it cannot be read in this format. */
  table: FileRows | undefined;
  /** Headings as they are saved with a mapping. */
  headings: readonly string[];
}

/** Returns the person's choices on the screen that prints a label from a file, and what follows from them. */
export function usePrintFile(label: Label) {
  const client = useQueryClient();
  const work = useFileWork(createClient);
  const variables = useMemo(() => filledVariables(label.variables), [label]);
  const [chosen, setChosen] = useState<ChosenFile>();
  const [mapping, setMapping] = useState<ColumnMapping>({ fields: {}, copies: undefined });
  const [wantedRange, setRange] = useState<RowRange>({ from: 1, to: 1 });
  const [isSkipping, setSkipping] = useState(false);
  const [shownRow, showRow] = useState(1);
  const where = useLabelPrinter(label.labelId);

  const table = chosen?.table;
  const rows = useMemo(
    () => (table ? printRows(table.rows, mapping, variables, label.variables) : undefined),
    [table, mapping, variables, label],
  );
  const unfilled = table ? unfilledVariables(mapping, variables) : [];
  const check = useRowCheck(label, unfilled.length === 0 ? rows : undefined, where.dpi);

  const faultsOf = (row: PrintRow): readonly RowFault[] => {
    const cells = table?.rows[row.row - 1];
    return cells ? rowFaults(row, cells, mapping, check.problems.get(row.row - 1) ?? []) : [];
  };
  const isFaulty = (row: PrintRow) => row.copies === undefined || check.problems.has(row.row - 1);
  const range = clampRange(wantedRange, rows?.length ?? 1);

  /** Reads all rows, and finds what fills the label: what was saved for these headings, else what they say. */
  const readRows = async (file: File, look: FileLook | undefined) => {
    if (!look) return setChosen(undefined);
    const read = look.fault === undefined ? await work.ask('rows', null) : undefined;
    const headings = savedHeadings(read?.headings ?? [], look.columns.length);
    if (read) {
      const saved = await client
        .query({ ...fileMappingQueries.ofLabel(label.labelId), staleTime: 'static' })
        .catch(() => []);
      setMapping(
        savedMapping([...saved, ...keptMappings(label.labelId)], headings, variables) ??
          suggestedMapping(headings, variables),
      );
      setRange({ from: 1, to: read.rows.length });
    }
    setChosen({ file, look, table: read, headings });
    setSkipping(false);
    showRow(1);
  };

  return {
    label,
    variables,
    work,
    chosen,
    mapping,
    rows,
    unfilled,
    check,
    range,
    /** Range as it is typed; NaN for an end that is empty. */
    typedRange: wantedRange,
    content: rows && contentOf(rows, range, isFaulty),
    isSkipping,
    setSkipping,
    shownRow: rows?.[Math.min(shownRow, rows.length) - 1],
    showRow,
    ...where,
    faultsOf,
    isFaulty,
    take: async (file: File) => readRows(file, await work.ask('open', { file, format: {} })),
    changeFormat: async (patch: Partial<FileFormat>) => {
      if (!chosen) return;
      const { hasHeader, ...format } = { ...chosen.look.format, ...patch };
      // Another sheet may have headings or not.
      const wanted = patch.sheet === undefined ? { ...format, hasHeader } : format;
      await readRows(chosen.file, await work.ask('look', wanted));
    },
    setSource: ({ variableName }: LabelVariable, source: FieldSource) =>
      setMapping((known) => ({ ...known, fields: { ...known.fields, [variableName]: source } })),
    setCopies: (copies: number | undefined) => setMapping((known) => ({ ...known, copies })),
    setRange,
  };
}

export type PrintFileForm = ReturnType<typeof usePrintFile>;
