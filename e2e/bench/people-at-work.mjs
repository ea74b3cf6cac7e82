import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { tsImport } from 'tsx/esm/api'
import { sandboxAdmin } from '../../lib/commands/desk-environment.mjs'

const { addPerson } = await tsImport('../support/add-person.ts', import.meta.url)
const { Visitor } = await tsImport('../support/visitor.ts', import.meta.url)
const { seeded } = await tsImport('../../lib/testing/seeded.ts', import.meta.url)

const pauseMs = { least: 2_000, most: 8_000 }
const openStates = ['scheduled', 'queued', 'sending', 'backing-off', 'reconciling']
const password = 'a-password-for-the-bench'
const jobIds = ['881200', '881213', '881226', '881252', '881265', '881278']
const teamIds = ['11', '12', '15', '16']

/**
 * What people do, and how often: each move takes a person, and requests routes through `ask`. Pages and reads are in a
 * browser's proportions, which after the page itself requests more rows and the writes it follows.
 */
const moves = [
  [14, async ({ ask }) => ask('/applicants')],
  [10, async ({ ask, below }) => ask(`/api/applicants?offset=${50 * below(20)}&limit=50`)],
  [10, async ({ ask }) => ask('/')],
  [10, async ({ ask }) => ask('/jobs')],
  [6, async ({ ask }) => ask('/api/jobs')],
  [8, async ({ ask }) => ask('/activity')],
  [6, async ({ ask, below }) => ask(`/api/activity?outcome=${['done', 'refused'][below(2)]}&limit=50`)],
  [3, async ({ ask }) => ask('/api/activity/newer')],
  [6, async ({ ask }) => ask('/easy-apply')],
  [4, async ({ ask }) => ask('/bulk-apply')],
  [4, async ({ ask }) => ask('/api/runs/followed')],
  [3, async ({ ask }) => ask('/ai-chat')],
  [3, async ({ ask }) => ask('/jobs/new')],
  [2, async ({ ask }) => ask('/account')],
  [1, async ({ ask }) => ask('/no/such/page', { route: 'a page that is not there' })],
  [5, saveDraft],
  [6, apply],
  [1, makeJob],
  [1, setChat],
  [1, startRun],
]
const weightOfAll = moves.reduce((sum, [weight]) => sum + weight, 0)

/** Signs in `count` recruiters, and lets them work until `signal` aborts. */
export async function peopleAtWork({ url, count, seed, onAnswer, signal }) {
  const people = await arrive(url, count)
  const work = Promise.all(people.map((visitor, index) => workUntil(visitor, seeded(seed + index), onAnswer, signal)))
  return {
    async ended() {
      await work
      await Promise.all(people.map((visitor) => visitor.leave()))
    },
  }
}

async function arrive(url, count) {
  const admin = new Visitor(url)
  await admin.signIn(sandboxAdmin)
  const people = []
  for (let index = 0; index < count; index += 1) {
    const email = `person-${index}@partner-desk.example`
    await addPerson(url, admin.cookie, { name: `Person ${index}`, email, password }, 'recruiter')
    const visitor = new Visitor(url)
    await visitor.signIn({ email, password })
    people.push(visitor)
  }
  await admin.leave()
  return people
}

async function workUntil(visitor, random, onAnswer, signal) {
  const below = (count) => Math.floor(random() * count)
  const person = { visitor, below, draftId: randomUUID(), ask: timedAsk(visitor, onAnswer) }
  const pause = (least = pauseMs.least) => least + random() * (pauseMs.most - least)
  await rest(pause(0), signal)
  while (!signal.aborted) {
    await pick(below)(person)
    await rest(pause(), signal)
  }
}

function pick(below) {
  let left = below(weightOfAll)
  const [, move] = moves.find(([weight]) => {
    left -= weight
    return left < 0
  })
  return move
}

/** Makes a request and reports its route, the milliseconds to the end of the answer, and the status. */
function timedAsk(visitor, onAnswer) {
  return async (path, { route, action, ...options } = {}) => {
    const startedMs = performance.now()
    const answer = action ? await visitor.act(action, options.args) : await visitor.ask(path, options)
    const name = route ?? action ?? `${options.method ?? 'GET'} ${path.split('?')[0]}`
    onAnswer({ route: name, ms: performance.now() - startedMs, status: answer.status })
    return answer
  }
}

async function apply(person) {
  const body = {
    applicant: { email: `${randomUUID()}@example.com`, fullName: 'Grace Hopper' },
    job: { jobId: jobIds[person.below(jobIds.length)] },
    enqueue: false,
  }
  await post(person, '/api/applications', { id: randomUUID(), body, isAgain: false })
  await follow(person)
}

async function makeJob(person) {
  const body = { name: `Baker ${randomUUID()}`, team_id: 11 }
  await person.ask('', { action: 'createJobAction', args: [{ id: randomUUID(), body, isMeant: true }] })
  await follow(person)
}

async function setChat(person) {
  const teams = [{ id: randomUUID(), teamId: teamIds[person.below(teamIds.length)] }]
  await person.ask('', { action: 'setAiChatsAction', args: [{ teams, isOn: person.below(2) === 0, body: {} }] })
  await follow(person)
}

/** Follows the write just recorded, as the tray does; a long poll waits on purpose, so it is not timed. */
async function follow({ visitor }) {
  let mark = ''
  for (let polls = 0; polls < 20; polls += 1) {
    const { status, body } = await visitor.ask(`/api/dispatches${mark && `?mark=${mark}`}`)
    if (status !== 200) throw new Error(`GET /api/dispatches answered ${status}: ${body.slice(0, 200)}`)
    const answer = JSON.parse(body)
    mark = answer.mark
    if (!answer.items.some(({ state }) => openStates.includes(state))) return
  }
}

async function saveDraft(person) {
  const title = `Baker ${person.below(1_000)}`
  const kept = { mark: 'm', fields: { _name: title }, others: [], body: { name: title } }
  await post(person, '/api/drafts/new-job', { dispatchId: person.draftId, replaces: null, kept })
}

async function startRun(person) {
  const id = randomUUID()
  const header = ['Email', 'Name', 'Job']
  const rows = Array.from({ length: 20 }, (_, index) => {
    const [email, jobId] = [`${index}-${id}@example.com`, jobIds[index % jobIds.length]]
    const applicant = { email, fullName: 'Grace Hopper' }
    return {
      row: index + 1,
      cells: [email, 'Grace Hopper', jobId],
      body: { applicant, job: { jobId }, enqueue: true },
      isAgain: false,
    }
  })
  await post(person, '/api/runs', { id, name: 'Bench', header, stopsAtRefusal: false })
  await post(person, `/api/runs/${id}/rows`, { rows }, '/api/runs/[id]/rows')
  await person.ask('', { action: 'startRunAction', args: [{ id, rows: rows.length }] })
  await person.ask(`/bulk-apply/${id}`, { route: 'GET /bulk-apply/[run]' })
  await person.ask(`/api/runs/${id}/rows?limit=100`, { route: 'GET /api/runs/[id]/rows' })
}

function post({ ask, visitor }, path, body, route = path) {
  const headers = { 'content-type': 'application/json', origin: visitor.url }
  return ask(path, { route: `POST ${route}`, method: 'POST', headers, body: JSON.stringify(body) })
}

async function rest(ms, signal) {
  await wait(ms, undefined, { signal }).catch((error) => {
    if (error.name !== 'AbortError') throw error
  })
}
