import { fields } from './fields.jsx'
import { readRows } from './read-rows.jsx'

export const dynamic = 'force-dynamic'

/** The least that Next can do for a list: the same 50 rows, rendered on the server, with nothing of ours in the browser. */
export default async function Page() {
  const rows = await readRows({ limit: '50' })
  return (
    <div role="table" aria-label="Applicants">
      {rows.map((row) => (
        <div key={row.id} role="row">
          {fields.map((field) => (
            <span key={field} role="cell">
              {row[field]}{' '}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}
