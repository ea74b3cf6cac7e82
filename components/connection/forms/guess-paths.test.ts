import { describe, expect, test } from 'vitest'
import type { ListPaths } from '@/lib/connection/contract'
import type { BodySchema } from '@/lib/forms/body-schema'
import { undecidedKeys } from '@/lib/partner/profile/form-issues'
import { guessPaths } from './guess-paths'

const text = { type: 'string' }
const object = (...names: string[]): BodySchema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, text])),
})
const shipped = {
  email: '/applicant/email',
  job: '/job/jobId',
  enqueue: '/enqueue',
  name: '/applicant/fullName',
  phone: null,
  form: '/application_form_id',
}
const unknown: ListPaths = { email: null, name: null, phone: null, jobIds: ['/id'] }
const applied = (schema: BodySchema, lists = unknown) =>
  guessPaths('submit-application', schema, { before: shipped, lists }).paths

describe('a pasted application form', () => {
  test('gets its field mapping from words in the names', () => {
    expect(applied(object('annonsId', 'fornamn', 'efternamn', 'epost', 'mobilnummer'))).toEqual({
      email: '/epost',
      job: '/annonsId',
      enqueue: null,
      name: { first: '/fornamn', last: '/efternamn' },
      phone: '/mobilnummer',
      form: '/application_form_id',
    })
  })

  test('gets its field mapping from the names in the lists, in an unknown language', () => {
    const lists = {
      email: '/wer/qapla',
      name: { first: '/wer/murka', last: '/wer/tolni' },
      phone: '/wer/ziff',
      jobIds: ['/blorg/id', '/id'],
    }
    expect(applied(object('blorgId', 'murka', 'tolni', 'qapla', 'ziff', 'other'), lists)).toMatchObject({
      email: '/qapla',
      job: '/blorgId',
      name: { first: '/murka', last: '/tolni' },
      phone: '/ziff',
    })
  })

  test('drops fields of the previous form that it does not have, so that the admin has to choose', () => {
    const paths = applied(object('qapla', 'murka'))
    expect(paths).toMatchObject({ email: null, job: null, name: null })
    expect(undecidedKeys('submit-application', paths)).toEqual([
      'Choose the field for the applicant’s email',
      'Choose the field for the job ID',
    ])
  })
})

describe('a pasted AI chat form', () => {
  const guess = (properties: Record<string, BodySchema>) =>
    guessPaths('set-ai-chat', { type: 'object', properties }, { before: { enabled: '/enabled' }, lists: unknown })
  const enabledOf = (properties: Record<string, BodySchema>) => guess(properties).paths.enabled ?? null

  test('uses its only field, and its only yes/no field', () => {
    expect(enabledOf({ assistent: { type: 'boolean' } })).toBe('/assistent')
    expect(enabledOf({ orsak: text, assistent: { type: 'boolean' } })).toBe('/assistent')
    expect(enabledOf({ orsak: text, other: text })).toBeNull()
  })

  test.each([
    ['two values', { assistent: { enum: ['på', 'av'] } }, '/assistent'],
    ['any text', { assistent: text }, '/assistent'],
    ['yes or no about the opposite', { paused: { type: 'boolean' }, enabled: text }, '/paused'],
    ['a new choice under the old name', { enabled: { enum: ['på', 'av'] } }, '/enabled'],
  ])('asks which value means On when it accepts %s', (_, properties, at) => {
    const { paths, shown } = guess(properties)
    expect(paths.enabled).toMatchObject({ at })
    expect(shown[0]?.text).toContain('choose which value means On')
    expect(undecidedKeys('set-ai-chat', paths)).toEqual(['Choose which value means On, and which Off'])
  })
})
