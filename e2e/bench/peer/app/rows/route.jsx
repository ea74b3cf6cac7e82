import { readRows } from '../read-rows.jsx'
import { pageRows } from '../rows-query.jsx'

/** The pages that the browser asks for: `/rows?offset=&limit=`. */
export async function GET(request) {
  const { searchParams } = new URL(request.url)
  const [offset, limit] = [Number(searchParams.get('offset') ?? 0), Number(searchParams.get('limit') ?? pageRows)]
  if (!(offset >= 0) || !(limit >= 1 && limit <= pageRows)) return new Response(null, { status: 400 })
  return Response.json(await readRows(offset, limit))
}
