/** One page of applicants, straight from the sandbox. */
export async function readRows(page) {
  const answer = await fetch(`${process.env.PARTNER_API_URL}/applicants?${new URLSearchParams(page)}`, {
    headers: { 'X-Api-Key': process.env.PARTNER_API_KEY },
    cache: 'no-store',
  })
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}.`)
  return answer.json()
}
