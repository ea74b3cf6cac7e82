/** One page of applicants; the partner's key stays on this server. */
export async function readRows(offset, limit) {
  const query = new URLSearchParams({ offset: String(offset), limit: String(limit) })
  const answer = await fetch(`${process.env.PARTNER_API_URL}/applicants?${query}`, {
    headers: { 'X-Api-Key': process.env.PARTNER_API_KEY },
    cache: 'no-store',
  })
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}.`)
  return answer.json()
}
