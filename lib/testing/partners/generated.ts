import { type Pointer, pointerOf, writePointer } from '../../records/pointer'
import { isRecord, type PartnerRecord } from '../../records/record'
import { createRandom, type Random } from '../../sandbox/data/random'
import type { Accepted, Convention, Truth } from './convention'
import { type Vocabulary, vocabularies } from './generated-words'
import type { Person, Posting } from './population'
import { codeOf, dottedDay, isoTime, seconds, uuidOf } from './write-styles'

type Leaf<Source> = { at: Pointer; read(source: Source): unknown }
type TimeStyle = { format: 'iso' | 'seconds' | 'milliseconds' | 'day-month-year'; write(millis: number): unknown }

const countrySets: [string[], ...string[][]] = [
  ['United States', 'United Kingdom', 'Nigeria'],
  ['Germany', 'Poland', 'Türkiye'],
  ['France', 'Spain', 'Italy'],
  ['Brazil', 'Mexico', 'Japan'],
]
const timeStyles: [TimeStyle, ...TimeStyle[]] = [
  { format: 'iso', write: isoTime },
  { format: 'iso', write: isoTime },
  { format: 'seconds', write: seconds },
  { format: 'milliseconds', write: (millis) => millis },
  { format: 'day-month-year', write: dottedDay },
]
const idStyles: [
  (kind: string, number: number) => string | number,
  ...((kind: string, number: number) => string | number)[],
] = [
  (_, number) => number,
  (_, number) => String(number),
  uuidOf,
  codeOf,
  (kind, number) => `${kind.slice(0, 3).toUpperCase()}-${number}`,
]
const nameStyles: [(words: string[]) => string, ...((words: string[]) => string)[]] = [
  (words) => words.join('_'),
  (words) => words.join('-'),
  (words) => words.map((word, index) => (index === 0 ? word : capital(word))).join(''),
  (words) => words.map(capital).join(''),
]

/** A randomly generated partner: its language, naming style, nesting, envelopes, ids and dates. */
export function generateConvention(seed: number): Convention {
  const random = createRandom(seed, 3)
  const draw = drawStyle(random)
  const applicant = applicantLeaves(random, draw)
  const job = jobLeaves(random, draw)
  const items = itemsOf(random, draw)
  const write =
    <Source>(leaves: Leaf<Source>[]) =>
    (source: Source) =>
      leaves.reduce<PartnerRecord>((record, { at, read }) => put(record, at, read(source)), {})
  return {
    name: `generated-${seed}`,
    countries: random.pick(countrySets),
    applicant: write(applicant.leaves),
    job: write(job.leaves),
    applicantsAnswer: (records, { total }) => answerOf(items, records, draw.sizeAt, total),
    jobsAnswer: (records) => answerOf(items, records, draw.sizeAt, records.length),
    truth: { applicants: { items, ...applicant.truth }, jobs: { items, ...job.truth } },
    ...bodiesOf(draw, job.truth.id),
    aiChat: { at: '/enabled', on: true, off: false },
    refusal: random.isLucky(0.5) ? 'C' : 'E',
  }
}

type Style = {
  /** The path of a field in its own group: `/job/title` or `/jobTitle`. */
  path(group: keyof Vocabulary, field: keyof Vocabulary): Pointer
  plain(field: keyof Vocabulary): Pointer
  time: TimeStyle
  id: (kind: string, number: number) => string | number
  states: [string, string]
  sizeAt: Pointer
  list: string
}

function drawStyle(random: Random): Style {
  const words = random.pick(vocabularies)
  const styled = random.pick(nameStyles)
  const isNested = random.isLucky(0.45)
  const wrapper = random.isLucky(0.25) ? [styled(['record'])] : []
  const chosen = new Map<keyof Vocabulary, string[]>()
  const wordsOf = (key: keyof Vocabulary): string[] => {
    const known = chosen.get(key)
    if (known) return known
    const alternatives = String(words[key]).split('|')
    const made = (alternatives[random.int(alternatives.length)] ?? '').split(' ')
    chosen.set(key, made)
    return made
  }
  return {
    path(group, field) {
      if (isNested) return pointerOf([...wrapper, styled(wordsOf(group)), styled(wordsOf(field))])
      const isId = field === 'id' && words.idFirst
      const joined = isId ? [...wordsOf(field), ...wordsOf(group)] : [...wordsOf(group), ...wordsOf(field)]
      return pointerOf([...wrapper, styled(joined)])
    },
    plain: (field) => pointerOf([...wrapper, styled(wordsOf(field))]),
    time: random.pick(timeStyles),
    id: random.pick(idStyles),
    states: words.states,
    sizeAt: pointerOf([styled(['total'])]),
    list: styled(wordsOf('list')),
  }
}

function applicantLeaves(random: Random, { path, plain, time, id }: Style) {
  const leaves: Leaf<Person>[] = []
  const add = (at: Pointer, read: Leaf<Person>['read']) => {
    leaves.push({ at, read })
    return at
  }
  const hasParts = random.isLucky(0.5)
  const truth: Omit<Truth['applicants'], 'items'> = {
    id: add(path('application', 'id'), ({ application }) => id('application', application)),
    email: add(path('person', 'email'), ({ email }) => email),
    name: hasParts
      ? {
          first: add(path('person', 'first'), ({ first }) => first),
          last: add(path('person', 'last'), ({ last, first }) => last || first),
        }
      : add(path('person', 'whole'), ({ whole }) => whole),
    phone: add(path('person', 'phone'), ({ phone }) => phone),
    job: add(path('job', 'id'), ({ posting }) => id('job', posting.number)),
    jobTitle: add(path('job', 'title'), ({ posting }) => posting.title),
    status: add(plain('status'), ({ stage }) => stage),
    team: add(path('team', 'id'), ({ posting }) => id('team', posting.team.number)),
    teamName: add(path('team', 'name'), ({ posting }) => posting.team.name),
    time: { at: add(plain('applied'), ({ appliedAt }) => time.write(appliedAt)), format: time.format },
  }
  add(path('person', 'city'), ({ city }) => city)
  if (random.isLucky(0.6)) add(path('owner', 'email'), ({ owner }) => owner.email)
  if (random.isLucky(0.5)) add(plain('score'), ({ score }) => score)
  if (random.isLucky(0.5)) add(plain('note'), ({ note }) => note)
  if (random.isLucky(0.4)) add(plain('updated'), ({ appliedAt, score }) => time.write(appliedAt + score * 7_000_000))
  return { leaves: shuffle(random, leaves), truth }
}

function jobLeaves(random: Random, { path, plain, time, id, states }: Style) {
  const leaves: Leaf<Posting>[] = []
  const add = (at: Pointer, read: Leaf<Posting>['read']) => {
    leaves.push({ at, read })
    return at
  }
  const way = random.int(3)
  const jobId = add(path('job', 'id'), ({ number }) => id('job', number))
  const openAt =
    way === 0
      ? add(plain('open'), ({ isOpen }) => isOpen)
      : way === 1
        ? add(plain('closed'), ({ isOpen }) => !isOpen)
        : add(plain('status'), ({ isOpen }) => states[isOpen ? 0 : 1])
  const status: Accepted = way === 2 ? [null, openAt] : null
  const truth = {
    id: jobId,
    title: add(path('job', 'title'), ({ title }) => title),
    team: add(path('team', 'id'), ({ team }) => id('team', team.number)),
    teamName: add(path('team', 'name'), ({ team }) => team.name),
    open: { at: openAt, values: way === 2 ? [states[0]] : [way === 0] },
    status,
    time: { at: add(plain('created'), ({ createdAt }) => time.write(createdAt)), format: time.format },
  }
  add(plain('city'), ({ city }) => city)
  if (random.isLucky(0.5)) add(plain('remote'), ({ seats }) => seats === 4)
  if (random.isLucky(0.5)) add(path('owner', 'email'), ({ owner }) => owner.email)
  if (random.isLucky(0.5)) add(plain('note'), ({ description }) => description)
  return { leaves: shuffle(random, leaves), truth }
}

function itemsOf(random: Random, { list }: Style): Pointer {
  return random.pick(['', pointerOf([list]), pointerOf(['result', list]), pointerOf(['response', 'body', list])])
}

function bodiesOf({ path }: Style, id: Pointer): Pick<Convention, 'createJob' | 'easyApply'> {
  const key = (at: Pointer) => at.slice(1).replaceAll('/', '_')
  const [title, team, email, job, name] = [
    key(path('job', 'title')),
    key(path('team', 'id')),
    key(path('person', 'email')),
    key(path('job', 'id')),
    key(path('person', 'whole')),
  ]
  const text = { type: 'string', minLength: 1 }
  return {
    createJob: {
      schema: { type: 'object', required: [title, team], properties: { [title]: text, [team]: text } },
      paths: { title: `/${title}`, team: `/${team}` },
      answer: (record) => record,
      id,
    },
    easyApply: {
      schema: {
        type: 'object',
        required: [email, job, name],
        properties: { [email]: { type: 'string', format: 'email' }, [job]: text, [name]: text },
      },
      paths: { email: `/${email}`, job: `/${job}`, name: `/${name}` },
      answer: (record) => record,
    },
  }
}

function answerOf(items: Pointer, records: PartnerRecord[], sizeAt: Pointer, size: number): unknown {
  return items === '' ? records : writePointer({ [sizeAt.slice(1)]: size }, items, records)
}

function put(record: PartnerRecord, at: Pointer, value: unknown): PartnerRecord {
  const written = writePointer(record, at, value)
  return isRecord(written) ? written : record
}

function shuffle<Item>(random: Random, items: Item[]): Item[] {
  return items
    .map((item) => ({ item, order: random.int(1_000_000) }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item)
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
