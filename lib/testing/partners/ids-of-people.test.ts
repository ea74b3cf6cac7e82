import { expect, test, vi } from 'vitest'
import { listApplicants } from '../../applicants/list-applicants'
import { readMappingAlarms } from '../../connection/drift/mapping-alarms'
import { readAlarms } from '../../connection/drift/read-alarms'
import { recordKeyFields } from '../../connection/mapping/record-key-fields'
import { publicFacts } from './conventions/public-facts'
import { setUpPartnerDesk } from './test-partner-desk'

/** The profile reads `id`, which is the person's: people who applied twice have two applications with one `id`. */
const desk = setUpPartnerDesk({
  ...publicFacts,
  hasRepeats: true,
  applicant: (person) => ({
    ...publicFacts.applicant(person),
    id: 10_000 + person.number,
    application_ref: person.application,
  }),
})

test('admins are not warned of shared IDs while another field tells all applications apart', async () => {
  await listApplicants({ offset: 0, limit: desk.partner.state.people.length })
  await vi.waitFor(async () => expect(await readMappingAlarms()).toMatchObject([{ details: { what: 'shared' } }]))
  expect(recordKeyFields().id).toBe('/application_ref')
  expect(await readAlarms()).toEqual([])
})
