import { readRows } from '../read-rows.jsx'

/** The next rows for the bare list. */
export async function GET(request) {
  const { searchParams } = new URL(request.url)
  return Response.json(await readRows({ offset: searchParams.get('offset') ?? '0', limit: '50' }))
}
