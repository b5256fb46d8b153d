import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { templateParts, templateVariables, useLabelPictures, useFirstExampleFacts } from '@/entities/label';
import { comparisonQueries, type ComparedVersion } from '../api/comparison-queries';
import { translated } from '@/shared/i18n';
import { texts } from '../i18n';
import { sampleChoices } from '../lib/sample-choices';

type TestData = readonly { name: string; values: Readonly<Record<string, string>> }[];

/** Returns the sets of values for viewing a version, the chosen one, and the results of the stress cases. */
export function useVersionSamples(version: ComparedVersion, testData: TestData, before?: ComparedVersion) {
  const [chosenId, choose] = useState<string>();
  const templates = before ? [before.template, version.template] : [version.template];
  const pictured = { variables: templates.flatMap(picturedVariables) };
  const [standard] = sampleChoices(templates, testData, [], texts.sampleValues);
  const pictures = useLabelPictures(pictured, standard.values);
  const facts = useFirstExampleFacts({
    variables: templates.flatMap((template) => templateParts(template)?.variables ?? []),
  });
  const stress = useQuery({
    ...comparisonQueries.stress(version, pictures.bytes, facts),
    enabled: version.template !== undefined && !pictures.isLoading && facts !== undefined,
  });
  const samples = sampleChoices(
    templates,
    testData,
    (stress.data ?? []).map(({ words, ...one }) => ({ ...one, words: translated(words) })),
    texts.sampleValues,
  );
  const sample = samples.find(({ id }) => id === chosenId) ?? standard;
  return {
    samples,
    sample,
    /** Sample that is shown first, and counts. */
    standard,
    /** Pictures of the first sample. */
    pictures,
    samplePictures: useLabelPictures(pictured, sample.values),
    stress,
    /** What examples of computed values are made from; undefined while it is asked for. */
    facts,
    choose,
  };
}

const picturedVariables = (template: unknown) =>
  templateVariables(template).map(({ variableName, dataType, variableData }) => ({
    name: variableName,
    type: dataType,
    defaultValue: variableData,
  }));
