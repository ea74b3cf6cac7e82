import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPartner } from '../../partner/client'
import { outsideForm } from '../../partner/failure/with-form-mismatch'
import { faultSchema } from '../../sandbox/faults'
import { fullKey } from '../../sandbox/keys'
import { type RunningSandbox, startSandbox } from '../../sandbox/sandbox'
import { readProfile } from '../profile'
import { learnFields } from './learn-fields'

let sandbox: RunningSandbox
let learned: string[]
beforeAll(async () => {
  sandbox = await startSandbox({ applicantCount: 1, hasControl: true })
})
afterAll(() => sandbox.stop())
beforeEach(() => {
  learned = []
})

const profile = readProfile(null)

function partner(fields = profile) {
  const sender = { url: sandbox.url, key: fullKey.secret, newReference: () => crypto.randomUUID() }
  return learnFields(
    createPartner({ sender, profile: fields }),
    () => fields,
    (endpoint, { field }) => {
      learned.push(`${endpoint} ${field}`)
    },
  )
}

const refuse = (endpoint: string, status: number, body: object) =>
  sandbox.state.faults.add(faultSchema.parse({ endpoint, status, body }))
const shapeC = (errors: Record<string, string[]>) => ({ developer_message: 'invalid', errors })
const shapeE = (...validationErrors: string[]) => ({
  error: 'Bad Request',
  message: 'invalid',
  details: { validationErrors },
})

describe('a rejected write', () => {
  test('for a field that the form lacks says so, and who has to act (spec 7, shape C)', async () => {
    refuse('POST /jobs', 400, shapeC({ branch_id: ['is required'], name: ['is too short'] }))
    const answer = await partner().createJob({ name: 'Cook' })
    expect(answer).toMatchObject({
      ok: false,
      failure: {
        title: 'The desk’s form doesn’t match this partner',
        turn: 'admin',
        changed: 'no',
        asks: [{ field: 'branch_id', pointer: '/branch_id', isRequired: true }],
        fields: { branch_id: ['is required'], name: ['is too short'] },
      },
    })
    expect(learned).toEqual(['create-job branch_id'])
  })

  test('for a choice that the partner does not know is kept with the choices that it names', async () => {
    refuse('POST /jobs', 400, shapeC({ job_type: ['must be one of: permanent, temporary'] }))
    const answer = await partner().createJob({ name: 'Cook', job_type: 'Full time' })
    const schema = { enum: ['permanent', 'temporary'] }
    expect(answer).toMatchObject({ failure: { corrected: [{ pointer: '/job_type', schema }] } })
    expect(learned).toEqual(['create-job job_type'])
  })

  test('for the type of a value that the user did enter shows only the partner’s message at its field', async () => {
    refuse('POST /jobs', 400, shapeC({ branch_id: ['must be a whole number'] }))
    const answer = await partner().createJob({ name: 'Cook', branch_id: '7' })
    expect(answer).toMatchObject({
      failure: {
        turn: 'recruiter',
        asks: [{ pointer: '/branch_id', schema: { type: 'integer' } }],
        fields: { branch_id: ['must be a whole number'] },
      },
    })
    expect(answer).not.toHaveProperty('failure.wording')
    expect(learned).toEqual(['create-job branch_id'])
  })

  test.each([
    [{ message: "Field 'zp' is required" }, 'zp'],
    [{ message: 'zp missing' }, 'zp'],
    [{ developer_message: 'zip_code: must not be empty', extra: null }, 'zip_code'],
  ])('spec 7, shape A; spec 7, shape B: says so when the partner sends only a sentence: %j', async (body, field) => {
    refuse('POST /easy-apply', 400, body)
    const answer = await partner().submitApplication({})
    expect(answer).toMatchObject({ failure: { turn: 'admin', asks: [{ field, isRequired: true }] } })
    expect(learned).toEqual([`submit-application ${field}`])
  })

  test.each([
    { errors: [{ code: 'TitleTaken', description: 'Another job has this title.' }] },
    { errors: [{ propertyName: 'name', errorMessage: 'Is taken.', errorCode: 'Unique', attemptedValue: 'Cook' }] },
    { message: [{ property: 'name', constraints: { isNotEmpty: 'should not be empty' }, target: { name: '' } }] },
  ])('takes no part of an error for a field of the form: %j', async (body) => {
    refuse('POST /jobs', 400, body)
    const answer = await partner().createJob({ name: 'Cook' })
    expect(answer).not.toMatchObject({ failure: { asks: expect.anything() } })
    expect(learned).toEqual([])
  })

  test('takes no word for a field when the sentence does not say what is wrong with it', async () => {
    refuse('POST /easy-apply', 400, { message: 'job_posting abgelaufen am 3. Mai' })
    expect(await partner().submitApplication({})).toMatchObject({
      failure: { turn: 'recruiter', fields: {}, said: 'job_posting abgelaufen am 3. Mai' },
    })
    expect(learned).toEqual([])
  })

  test('for a field that the partner does not accept says that it can be left empty', async () => {
    refuse('POST /jobs', 400, shapeC({ team_id: ['unknown field'], name: ['is too short'] }))
    const answer = await partner().createJob({ name: 'C', team_id: 7 })
    expect(answer).toMatchObject({
      failure: {
        title: 'The desk’s form doesn’t match this partner',
        meaning: 'The partner does not take “team_id”.',
        nextStep: 'You can leave it empty now, and submit again. Ask your admin to remove it from the form.',
        turn: 'admin',
        unwanted: [{ field: 'team_id', pointer: '/team_id', isEntered: true }],
      },
    })
    expect(learned).toEqual(['create-job team_id'])
  })

  test('for an autofilled field says that an admin has to change the form', async () => {
    refuse('POST /easy-apply', 400, shapeC({ 'job.jobId': ['is not allowed'], vacancy: ['is required'] }))
    const answer = await partner().submitApplication({ job: { jobId: '7' } })
    expect(answer).toMatchObject({
      failure: {
        meaning: 'The partner asks for “vacancy”, which the form did not have. The partner does not take “job.jobId”.',
        nextStep: expect.stringContaining('ask your admin to change the form'),
        unwanted: [{ isEntered: false }],
      },
    })
  })

  test('says so for validation errors of an application (spec 7, shape E), and for a row what to do with it', async () => {
    refuse('POST /easy-apply', 400, shapeE('branch_id is required', 'applicant.email is required'))
    const answer = await partner().submitApplication({}, { lane: 'bulk' })
    expect(answer).toMatchObject({ failure: { nextStep: expect.stringContaining('fix and resend the refused rows') } })
    expect(learned).toEqual(['submit-application branch_id'])
  })

  test('says so for a setting that is not possible (422)', async () => {
    refuse('PUT /jobs/ai_chat/subscription/:team_id', 422, shapeC({ language: ['must be one of: de, en'] }))
    const answer = await partner().setAiChat('11', { enabled: true })
    expect(answer).toMatchObject({
      failure: {
        asks: [{ schema: { enum: ['de', 'en'] } }],
        nextStep: expect.stringContaining('under “Also sent with each change”'),
      },
    })
    expect(learned).toEqual(['set-ai-chat language'])
  })

  test('for the switch itself tells recruiters not to fill it in, and admins to choose it', async () => {
    refuse('PUT /jobs/ai_chat/subscription/:team_id', 422, shapeC({ subscribed: ['is required'] }))
    expect(await partner().setAiChat('11', { enabled: true })).toMatchObject({
      failure: {
        nextStep: expect.stringMatching(/^If it means On or Off itself, leave it empty: an admin has to choose it/),
        adminStep: expect.stringMatching(
          /^If it means On or Off itself, leave it empty and choose it under Connection/,
        ),
      },
    })
  })

  test('in Swedish (spec 7, shape E) asks for each missing field, and for none that is too long', async () => {
    const sentences = ['"avdelning" måste anges', '"ort" saknas', '"rubrik" är för lång', 'Fältet "ny" måste fyllas i']
    refuse('POST /jobs', 400, shapeE(...sentences))
    const answer = await partner().createJob({ name: 'Cook' })
    expect(learned).toEqual(['create-job avdelning', 'create-job ort', 'create-job ny'])
    expect(answer).toMatchObject({
      failure: {
        meaning: 'The partner asks for “avdelning”, “ort”, and “ny”, which the form did not have.',
        nextStep: 'Your form has them now: fill them in and submit again. Ask your admin to add them for everyone.',
      },
    })
    if (!answer.ok) expect(outsideForm(answer.failure).nextStep).toBe('Ask your admin to add them to the form.')
  })

  test('for values of the form’s own fields, or for another reason, has to be fixed by the recruiter or in the key’s permissions', async () => {
    refuse('POST /jobs', 400, shapeC({ name: ['is too short'] }))
    expect(await partner().createJob({ name: '' })).toMatchObject({ failure: { turn: 'recruiter' } })
    refuse('POST /jobs', 403, shapeC({ branch_id: ['is required'] }))
    expect(await partner().createJob({ name: '' })).toMatchObject({ failure: { turn: 'admin', kind: 'forbidden' } })
    expect(learned).toEqual([])
  })

  test('for a value under a name that the form does not use shows the partner’s message, and learns nothing', async () => {
    const body = { message: 'Validation failed', errors: { phone: ['is not a valid phone number'] } }
    refuse('POST /easy-apply', 422, body)
    const row = await partner().submitApplication({ applicant: { phoneNumber: '12' } }, { lane: 'bulk' })
    expect(row).toMatchObject({ failure: { kind: 'invalid', fields: body.errors, turn: 'recruiter' } })
    expect(row).not.toMatchObject({ failure: { asks: expect.anything() } })
    expect(learned).toEqual([])
  })

  test('in an unknown language offers the field in a form, and requires it in no row', async () => {
    const errors = { lag_nr: ['ní mór é seo'] }
    refuse('POST /easy-apply', 422, shapeC(errors))
    const row = await partner().submitApplication({}, { lane: 'bulk' })
    expect(row).not.toMatchObject({ failure: { asks: expect.anything() } })
    expect(learned).toEqual([])
    refuse('POST /easy-apply', 422, shapeC(errors))
    expect(await partner().submitApplication({})).toMatchObject({ failure: { asks: [{ field: 'lag_nr' }] } })
  })

  test('for the team in the URL learns nothing and keeps the partner’s message', async () => {
    const answer = await partner().setAiChat('16', { enabled: true })
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'invalid', fields: { team_id: [expect.any(String)] } } })
    expect(answer).not.toMatchObject({ failure: { title: 'The desk’s form doesn’t match this partner' } })
    expect(learned).toEqual([])
  })

  test.each([
    ['/organisation_id', 'organisation_id'],
    ['/office/id', 'office'],
    ['/office/id', 'officeId'],
    ['/team_id', 'organisation_id'],
    ['/team_id', 'abteilung_nr'],
  ])(
    'for the team in the URL learns nothing either where lists have it at %s and a refusal calls it %s',
    async (team, field) => {
      refuse('PUT /jobs/ai_chat/subscription/:team_id', 422, shapeC({ [field]: ['hat keinen Vertrag'] }))
      const answer = await partner({ ...profile, jobs: { ...profile.jobs, team } }).setAiChat('11', { enabled: true })
      expect(answer).toMatchObject({
        failure: { meaning: 'The partner understood the setting, but does not allow it for this team now.' },
      })
      expect(learned).toEqual([])
    },
  )

  test('asks for the team in the body where the partner says that it is missing', async () => {
    refuse('PUT /jobs/ai_chat/subscription/:team_id', 422, shapeC({ organisation_id: ['is required'] }))
    const jobs = { ...profile.jobs, team: '/organisation_id' }
    expect(await partner({ ...profile, jobs }).setAiChat('11', { enabled: true })).toMatchObject({
      failure: { asks: [{ field: 'organisation_id' }] },
    })
  })
})
