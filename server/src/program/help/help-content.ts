/** Content of the help page: frequent questions, in the words of the screens. */
export const helpContent = `
  <p><a href="./#/">Open Platen</a> · <a href="./status">System status</a></p>

  <h2>Print a label</h2>
  <ul>
    <li>Under <b>My articles</b> find the article by its name or number, or scan it. Check label, quantity and printer, and press Print.</li>
    <li>Under <b>My labels</b> print a label by itself, or for an article. Under <b>My orders</b> print the labels of an order.</li>
    <li>Under <b>Quick print</b> a card prints what an administrator has prepared. Up to three cards are your favorites and stand on Home.</li>
    <li><b>Print history</b> shows what was printed, and what became of it.</li>
  </ul>

  <h2>The printer helper</h2>
  <ul>
    <li>Labels reach a printer through a small program on your own computer, the printer helper. The indicator at the top right shows whether it is connected.</li>
    <li>Press the indicator to download the helper, to look for it again, and to read why it cannot be reached.</li>
    <li>When you are told that nobody knows whether a label was printed, look at the printer before you print again.</li>
  </ul>

  <h2>Labels and their review</h2>
  <ul>
    <li>A label is added from a file: Platen JSON, SVG with variables such as {{title}}, or ZPL.</li>
    <li>A new version is printed once its data and its design were approved and it was published. <b>Label review</b> shows what waits for whom.</li>
  </ul>

  <h2>Set up an organisation</h2>
  <ul>
    <li>Administrators invite people, give them roles and put them into groups. People see the articles, orders and printers of their groups.</li>
    <li>Articles and orders come from a file (<b>Import data</b>), from an integration client, or are added by hand.</li>
    <li>The dashboard shows the limits of the subscription. A limit that is reached takes nothing away: only more of it is refused.</li>
  </ul>

  <h2 id="support">Support</h2>
  <p>Ask an administrator of your organisation first: administrators can change roles, printers and labels. Whoever runs this server can look
  further. Tell them the support id, which stands below your name in the menu, what you did, and when. They can put addresses of their own in the
  place of this page.</p>`;
