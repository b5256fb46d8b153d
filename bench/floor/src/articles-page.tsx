import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listArticles } from './api';

/** List of 25 articles in plain cells. */
export function ArticlesPage() {
  const { data = [] } = useQuery({ queryKey: ['articles'], queryFn: listArticles });
  return (
    <>
      <h1>Articles</h1>
      <table>
        <tbody>
          {data.map(({ id, name, externalIdentifier }) => (
            <tr key={id}>
              <td>
                <Link to={`/print-article/${id}`}>{name}</Link>
              </td>
              <td>{externalIdentifier}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
