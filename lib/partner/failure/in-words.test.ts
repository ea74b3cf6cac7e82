import { afterEach, expect, test } from 'vitest'
import { inLanguage } from '../../text/language'
import { type Endpoint, endpoints } from '../endpoint'
import { chooseWords } from './choose-words'
import { type ConnectionIssue, connectionIssues } from './connection-issue'
import { type FailureKind, failureKinds, type PartnerFailure } from './failure'
import { inWords, titleInWords } from './in-words'
import { failureFromAnswer, failureFromTransport } from './make-failure'
import { withFormMismatch } from './with-form-mismatch'

const every = Object.keys(endpoints).filter((name): name is Endpoint => Object.hasOwn(endpoints, name))
const origin = { endpoint: 'create-job', reference: 'R1', keyEnd: null, secrets: [] } as const

function stored(kind: FailureKind, endpoint: Endpoint, issue: ConnectionIssue | null): PartnerFailure {
  const failure = failureFromTransport({ ...origin, endpoint }, 'unreachable')
  return { ...failure, kind, endpoint, issue, ...inLanguage('en', () => chooseWords(kind, endpoint, issue)) }
}

const inGerman = <Failure extends PartnerFailure>(failure: Failure) => {
  globalThis.requestLanguage = () => 'de'
  return inWords(failure)
}

afterEach(() => {
  globalThis.requestLanguage = undefined
})

const english = /\b(?:the|this|your|again|what|and|of|partner’s|check)\b/i

function germanIssues({ short, title, meaning, nextStep, adminStep }: PartnerFailure): string[] {
  const rules: [string, boolean][] = [
    ['short is short', short.length > 0 && short.length <= 24],
    ['title is short and has no period', title.length > 0 && title.length <= 64 && !title.endsWith('.')],
    ['sentences', [meaning, nextStep].every((text) => /^\p{Lu}.+\.$/u.test(text))],
    ['an admin is not sent to an admin', !/\bAdmin\b/.test(adminStep ?? '')],
    ['nothing in English', [short, title, meaning, nextStep, adminStep ?? ''].every((text) => !english.test(text))],
  ]
  return rules.filter(([, holds]) => !holds).map(([rule]) => rule)
}

test('translates every failure into German, of every kind, endpoint and issue', () => {
  for (const kind of failureKinds)
    for (const endpoint of every)
      for (const issue of [null, ...connectionIssues]) {
        const failure = inGerman(stored(kind, endpoint, issue))
        expect(germanIssues(failure), `${kind} ${endpoint} ${issue}: ${JSON.stringify(failure)}`).toEqual([])
      }
})

test('stores a failure in English whoever made the request, and reads it in English as it was', () => {
  globalThis.requestLanguage = () => 'de'
  const failure = failureFromTransport(origin, 'too-slow' as 'unreachable')
  expect(failure.title).toBe('The partner took too long')
  expect(inWords(failure).title).toBe('Der Partner hat zu lange gebraucht')
  globalThis.requestLanguage = () => 'en'
  expect(inWords(failure)).toBe(failure)
})

test('leaves what other releases stored unchanged', () => {
  const failure = stored('too-slow', 'create-job', null)
  const worded = { ...failure, meaning: 'It said so in 0.3.' }
  expect(inGerman(worded)).toEqual(worded)
  const unknown = { ...failure, kind: 'of-tomorrow' as FailureKind }
  expect(inGerman(unknown)).toEqual(unknown)
  const elsewhere = { ...failure, issue: 'of-tomorrow' as ConnectionIssue }
  expect(inGerman(elsewhere)).toEqual(elsewhere)
  const { adminStep: _, issue: __, code: ___, ...old } = failure
  expect(inGerman(old).title).toBe('Der Partner hat zu lange gebraucht')
})

test('keeps the partner’s message and all facts', () => {
  const failure = failureFromAnswer(origin, {
    status: 400,
    contentType: 'application/json',
    body: JSON.stringify({ message: 'The salary has to be a number here', errors: { salary: ['must be a number'] } }),
  })
  const { short: _, title: __, meaning: ___, nextStep: ____, adminStep: _____, ...facts } = failure
  expect(inGerman(failure)).toMatchObject(facts)
  expect(inGerman(failure).title).toBe('Der Partner hat diese Stelle nicht angenommen')
})

test('says where values came from, for fields of AI chat and for a form that does not match', () => {
  const chat = failureFromAnswer(
    { ...origin, endpoint: 'set-ai-chat' },
    {
      status: 422,
      contentType: 'application/json',
      body: JSON.stringify({ errors: { reason: ['is not included in the list'] } }),
    },
  )
  expect(chat.wording).toBe('chat-fields')
  const ofSwitch = failureFromAnswer(
    { ...origin, endpoint: 'set-ai-chat', mainField: 'assistant' },
    {
      status: 422,
      contentType: 'application/json',
      body: JSON.stringify({
        developer_message: 'Unit has no subscription left; 3 of 3 seats are in use.',
        errors: { assistant: ['no seats left'] },
      }),
    },
  )
  expect(ofSwitch.wording).toBeUndefined()
  expect(ofSwitch.meaning).toBe('The partner understood the setting, but does not allow it for this team now.')
  expect(inGerman(chat).meaning).toContain('mitgesendeten Felder')

  const refused = stored('bad-request', 'create-job', null)
  const asks = [{ field: 'vacancy' }, { field: 'town' }] as unknown as PartnerFailure['asks'] & object
  const ofForm = inGerman(withFormMismatch(refused, { asks, unwanted: [] }, false))
  expect(ofForm.meaning).toBe('Der Partner verlangt „vacancy“ und „town“. Im Formular kam das nicht vor.')
  expect(ofForm.nextStep).toMatch(/^Ihr Formular hat jetzt die Felder: Füllen Sie sie aus/)
  expect(germanIssues(ofForm)).toEqual([])
  const ofRow = inGerman(withFormMismatch(refused, { asks, unwanted: [] }, true))
  expect(ofRow.nextStep).toMatch(/Zeilen des Durchlaufs/)
})

test('does not claim a rule where the partner refused without a word', () => {
  const refused = (body: string) =>
    failureFromAnswer(
      { endpoint: 'create-job', reference: 'r', secrets: [], keyEnd: null },
      { status: 400, contentType: null, body },
    )
  const failure = refused('')
  expect(failure.meaning).toBe('The partner gave no reason. A value may be missing or break one of its rules.')
  expect(inGerman(failure).meaning).toMatch(/^Der Partner nannte keinen Grund/)
  expect(refused('{"message":"Budget exhausted"}').meaning).toBe(
    'A value is missing or breaks one of the partner’s rules.',
  )
})

test('finds a title stored on its own by its kind and issue', () => {
  const { title } = stored('unreachable', 'list-applicants', 'port-closed')
  globalThis.requestLanguage = () => 'de'
  const facts = { kind: 'unreachable', endpoint: 'list-applicants', issue: 'port-closed' } as const
  expect(titleInWords({ ...facts, title })).toBe('Der Partner nimmt keine Verbindungen an')
  expect(titleInWords({ ...facts, issue: undefined, title })).toBe(title)
})
