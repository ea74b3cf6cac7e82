import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { isOpen } from '../../dispatch/contract'
import { decide } from '../../dispatch/decide'
import { putField } from '../../forms/edit-schema'
import { settingsOf } from '../../forms/field-settings'
import { createJob } from '../../jobs/create-job'
import { rosa, setUpTestWorker } from '../../testing/test-worker'
import { fieldsWithAlarms, openAlarm } from '../drift/mapping-alarms'
import { profileVersion } from '../profile'
import { listProfileVersions } from '../versions/list-versions'
import { readForms, saveDeskForm } from './forms'

const worker = setUpTestWorker()
const details = { what: 'lost' as const, path: '/id', newPaths: [] }

async function unprovenFields() {
  const { forms } = await readForms()
  const schema = forms.find(({ endpoint }) => endpoint === 'create-job')?.parts.schema
  return Object.entries(Object(schema?.properties)).flatMap(([name, field]) =>
    settingsOf(Object(field)).isUnproven ? [name] : [],
  )
}

async function create(body: object) {
  const id = randomUUID()
  await createJob(id, { name: `Cook ${id}`, team_id: 11, ...body }, rosa)
  await decide(id, { what: 'try-now' }, rosa)
  return worker.until(id, (dispatch) => !isOpen(dispatch))
}

test('a field of the job form is unproven until the partner accepted a job with it', async () => {
  const { forms, version } = await readForms()
  const form = forms.find(({ endpoint }) => endpoint === 'create-job')
  if (!form) throw new Error('There is no form for jobs')
  const mark = { type: 'string', 'x-unproven': true }
  const schema = putField(putField(form.parts.schema, '/city', mark, false), '/shift', mark, false)
  const by = { source: 'edited', expected: version, person: rosa } as const
  expect(await saveDeskForm('create-job', { ...form.parts, schema }, by)).toMatchObject({ state: 'saved' })
  expect(await unprovenFields()).toEqual(['city', 'shift'])

  worker.fail({ endpoint: 'POST /jobs', status: 422, when: 'before' })
  expect(await create({ city: 'Leipzig' })).toMatchObject({ state: 'refused' })
  expect(await unprovenFields()).toEqual(['city', 'shift'])

  await openAlarm({ fieldKey: 'jobs.id', severity: 'note', details, isExpectedOnly: false })
  expect(await create({ city: 'Leipzig' })).toMatchObject({ state: 'succeeded' })
  await expect.poll(unprovenFields).toEqual(['shift'])
  const [newest] = await listProfileVersions()
  expect(newest).toMatchObject({ source: 'proved', who: 'Partner Desk', isInForce: true })
  expect(fieldsWithAlarms()).toEqual(['jobs.id'])

  const saved = profileVersion()
  expect(await create({ city: 'Halle' })).toMatchObject({ state: 'succeeded' })
  expect(profileVersion()).toBe(saved)
})
