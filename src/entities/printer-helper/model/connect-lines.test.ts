// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { connectLines } from './connect-lines';

it('the lines that start connect say the settings in the way of each shell', () => {
  const lines = connectLines({ CONNECT_AGENT_KEY: 'platen_agent_1', CONNECT_CSV: 'articles.csv' });
  const [linux = '', mac = '', windows = ''] = lines.map(({ line }) => line);
  expect(lines.map(({ system }) => system)).toEqual(['Linux', 'macOS', 'Windows']);
  expect(linux).toMatch(
    /^CONNECT_SERVER=\S* CONNECT_AGENT_KEY=platen_agent_1 CONNECT_CSV=articles\.csv platen-helper connect$/,
  );
  expect(mac).toContain('/Platen Helper.app/Contents/MacOS/platen-helper" connect');
  expect(windows).toMatch(
    /^\$env:CONNECT_SERVER='\S*'; \$env:CONNECT_AGENT_KEY='platen_agent_1'; \$env:CONNECT_CSV='articles\.csv'; & ".*platen-helper\.cmd" connect$/,
  );
});
