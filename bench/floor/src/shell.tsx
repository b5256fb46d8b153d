import { Link, Outlet } from 'react-router';

/** Frame of the screens behind the sign-in. */
export const Shell = () => (
  <>
    <header className="bar">
      <strong>Platen</strong>
      <Link to="/print-articles">Articles</Link>
    </header>
    <main>
      <Outlet />
    </main>
  </>
);
