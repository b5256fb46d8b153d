/** Style sheet of all pages of the helper: quiet, one accent colour, light and dark. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(#f8f9fa, #141517);
  --surface: light-dark(#ffffff, #1d1e21);
  --line: light-dark(#dee2e6, #373a40);
  --ink: light-dark(#212529, #e9ecef);
  --quiet: light-dark(#5c636a, #a6a7ab);
  --accent: light-dark(#2b4acb, #91a7ff);
  --on-accent: light-dark(#ffffff, #141517);
  --good: light-dark(#237a36, #69db7c);
  --warn: light-dark(#9a5b00, #ffc078);
  --bad: light-dark(#c92a2a, #ff8787);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 14px/20px system-ui, sans-serif; }
main { max-width: 960px; margin: 0 auto; padding: 32px 16px 48px; }
h1 { font-size: 20px; line-height: 28px; font-weight: 600; margin: 0; }
h2 { font-size: 16px; line-height: 24px; font-weight: 600; margin: 32px 0 8px; }
p { margin: 4px 0 0; }
a { color: var(--accent); }
.quiet { color: var(--quiet); }
.small { font-size: 13px; }
.panel { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; overflow-x: auto; }
.row { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; padding: 12px 16px; }
.row + .row { border-top: 1px solid var(--line); }
.row > :first-child { min-width: 0; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 10px 16px; vertical-align: top; border-top: 1px solid var(--line); }
thead th { border-top: 0; font-weight: 500; font-size: 13px; color: var(--quiet); }
td code { font: 12px/20px ui-monospace, monospace; overflow-wrap: anywhere; }
.state { white-space: nowrap; font-weight: 500; }
.state::before { content: ''; display: inline-block; width: 8px; height: 8px; border-radius: 50%; background: currentColor; margin-right: 8px; }
.good { color: var(--good); } .warn { color: var(--warn); } .bad { color: var(--bad); }
.card { max-width: 520px; margin: 8vh auto 0; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: 32px; }
.card p { margin-top: 12px; }
.origin { font: 600 16px/24px ui-monospace, monospace; overflow-wrap: anywhere; padding: 12px 16px; background: var(--canvas); border: 1px solid var(--line); border-radius: 8px; }
form { margin: 0; }
.card form { margin-top: 24px; }
label { display: block; font-weight: 500; margin-bottom: 4px; }
input { width: 100%; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: 10px 12px; margin-bottom: 16px; }
button { font: inherit; font-weight: 600; padding: 10px 16px; border-radius: 8px; border: 1px solid transparent; background: var(--accent); color: var(--on-accent); cursor: pointer; }
button.plain { background: none; border-color: var(--line); color: inherit; font-weight: 400; padding: 4px 12px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
