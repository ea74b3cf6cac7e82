import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmedPatch } from '../../lib/testing/partners/confirmed-patch'
import { germanPortal } from '../../lib/testing/partners/conventions/german-portal'
import { partnerKey, type ServedPartner, servePartner } from '../../lib/testing/partners/serve-partner'
import { startPostgres } from '../../lib/testing/postgres'
import { type BuiltDesk, startBuiltDesk } from './built-desk'
import { DeskClient } from './desk-client'

const postgres = await startPostgres()
const address = { APP_URL: 'https://desk.example.com', TRUST_PROXY: 'true' }

if ('missing' in postgres) test.skip(`NOT TESTED: a field mapping on two servers (${postgres.missing})`, () => {})
else testTwoServers(postgres.url)

function testTwoServers(databaseUrl: string) {
  let partner: ServedPartner
  let desks: BuiltDesk[]
  let people: DeskClient[]

  beforeAll(async () => {
    partner = await servePartner(germanPortal, { people: 120 })
    const change = { ...address, PARTNER_API_KEY: partnerKey, DATABASE_URL: databaseUrl }
    desks = await Promise.all([startBuiltDesk(partner.url, change), startBuiltDesk(partner.url, change)])
    people = desks.map(({ url }) => new DeskClient(address.APP_URL, { at: url }))
    const [one, other] = people
    await one?.signIn()
    if (one && other) other.cookie = one.cookie
  })
  afterAll(async () => {
    await Promise.all([...(people ?? []).map((person) => person.close()), ...(desks ?? []).map((desk) => desk.stop())])
    await partner?.stop()
    if (!('missing' in postgres)) await postgres.stop()
  })

  const person = (index: number): DeskClient => {
    const found = people[index]
    if (!found) throw new Error('There are two desks')
    return found
  }
  const titlesAt = async (index: number) => JSON.stringify((await person(index).read('/api/jobs')).json)
  const titleOf = (title: string) => JSON.stringify({ title }).slice(1, -1)

  /** The partner's mapping, with another field as the job title, one that would never be guessed. */
  function mappingWith(title: string) {
    const { applicants, jobs } = confirmedPatch(germanPortal)
    const { columns: _, ...ofApplicants } = applicants ?? {}
    const { columns: _columns, create: _create, createdId: _createdId, ...ofJobs } = jobs ?? {}
    return { applicants: ofApplicants, jobs: { ...ofJobs, title } }
  }

  /** Milliseconds from the answer of the server that saved the mapping until the other server uses it. */
  async function untilInForce(saveAt: number, order: { title: string; version: number; shown: string }) {
    const mapping = mappingWith(order.title)
    const answer = await person(saveAt).action('saveMappingAction', { mapping, version: order.version })
    expect(answer).toContain('"state":"saved"')
    const savedAt = performance.now()
    await expect.poll(() => titlesAt(1 - saveAt), { interval: 20 }).toContain(titleOf(order.shown))
    return performance.now() - savedAt
  }

  test('what an admin confirms or withdraws on one server applies on the other', async ({ annotate }) => {
    const [posting] = partner.state.postings
    if (!posting) throw new Error('The partner has no job')
    for (const index of [0, 1]) await expect.poll(() => titlesAt(index)).toContain(titleOf(posting.title))
    const took = [
      await untilInForce(0, { title: '/Einsatzort', version: 0, shown: posting.city }),
      await untilInForce(1, { title: '/Stellenbezeichnung', version: 1, shown: posting.title }),
    ]
    await annotate(`in force at the other server after ${took.map(Math.round).join(' and ')} ms`)
    const late = await person(0).action('saveMappingAction', { mapping: mappingWith('/StellenId'), version: 0 })
    expect(late).toContain('"state":"superseded"')
    expect(await titlesAt(1)).toContain(titleOf(posting.title))

    const back = await person(1).action('goBackToVersionAction', { version: 1, expected: 2 })
    expect(back).toContain('"state":"saved"')
    for (const index of [0, 1]) await expect.poll(() => titlesAt(index)).toContain(titleOf(posting.city))
  })
}
