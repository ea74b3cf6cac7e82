export const dynamic = 'force-dynamic'

const fields = ['name', 'email', 'status', 'job_name', 'applied_at']

/** The least that Next can do for a list: the same 50 rows, rendered on the server, with nothing of ours in the browser. */
export default async function Page() {
  const rows = await firstRows()
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

async function firstRows() {
  const answer = await fetch(`${process.env.PARTNER_API_URL}/applicants?limit=50`, {
    headers: { 'X-Api-Key': process.env.PARTNER_API_KEY },
    cache: 'no-store',
  })
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}.`)
  return answer.json()
}
