import { type Culture, cultures } from '../../sandbox/data/cultures'
import { createRandom, type Random } from '../../sandbox/data/random'
import { drawFamily, drawGiven } from './draw-names'
import { moreCultures } from './more-cultures'

export type Team = { number: number; name: string }

/** A recruiter, whose email address is never an applicant's. */
export type Colleague = { number: number; first: string; last: string; email: string }

/** The truth about a job, before a convention puts it into its own format. */
export type Posting = {
  number: number
  title: string
  team: Team
  isOpen: boolean
  city: string
  country: string
  /** Milliseconds since 1970. */
  createdAt: number
  seats: number
  owner: Colleague
  description: string
}

export const stages = ['new', 'review', 'interview', 'offer', 'hired', 'rejected'] as const
export type Stage = (typeof stages)[number]

/** The truth about one application and the person behind it. */
export type Person = {
  /** The person's number: the same if they apply again. */
  number: number
  /** The application's number: always new. */
  application: number
  first: string
  middle: string | null
  last: string
  isFamilyFirst: boolean
  /** As customarily written, without the middle name. */
  whole: string
  email: string
  phone: string | null
  stage: Stage
  posting: Posting
  /** Milliseconds since 1970. */
  appliedAt: number
  city: string
  country: string
  note: string | null
  score: number
  isStarred: boolean
  tags: string[]
  owner: Colleague
}

export type Population = { teams: Team[]; postings: Posting[]; people: Person[] }

type Size = { countries: string[]; people?: number; postings?: number; hasRepeats?: boolean }

const newestMillis = Date.UTC(2026, 1, 27, 16, 20)
const hourMillis = 3_600_000

/** People and jobs of one partner, newest first. The same seed gives the same ones. */
export function makePopulation(
  seed: number,
  { countries, people = 100, postings = 24, hasRepeats = false }: Size,
): Population {
  const random = createRandom(seed, 1)
  const owners = colleagueNames.map(([first, last], index) => ({
    number: 700 + index * 3,
    first,
    last,
    email: `${first}.${last}@${random.pick(['staff.example', 'hq.example'])}`.toLowerCase(),
  }))
  const [first, ...rest] = teamNames.map((name, index) => ({ number: 31 + index * 4, name }))
  const teams: [Team, ...Team[]] = [first ?? { number: 31, name: 'Sales' }, ...rest]
  const made = Array.from({ length: postings }, (_, index) =>
    makePosting(createRandom(seed + 2, index), { index, teams, owners }),
  )
  return {
    teams,
    postings: made,
    people: makePeople(seed, { countries, count: people, postings: made, owners, hasRepeats }),
  }
}

type Among = { index: number; teams: [Team, ...Team[]]; owners: Colleague[] }

function makePosting(random: Random, { index, teams, owners }: Among): Posting {
  const [city, country] = random.pick(cities)
  const words = `${random.pick(jobLevels)} ${random.pick(jobWords)}`
  return {
    number: 48_213 - index * 17 - random.int(9),
    // Some titles occur twice, as in real data.
    title: words.charAt(0).toUpperCase() + words.slice(1),
    team: random.pick(teams),
    isOpen: index % 4 !== 1,
    city,
    country,
    createdAt: newestMillis - index * 53 * hourMillis - random.int(1_000) * 60_000,
    seats: 1 + random.int(6),
    owner: owners[random.int(owners.length)] ?? noColleague,
    description: `We look for a ${words} who likes ${city}. ${'Shifts are planned four weeks ahead. '.repeat(2 + random.int(3))}`,
  }
}

type Crowd = { countries: string[]; count: number; postings: Posting[]; owners: Colleague[]; hasRepeats: boolean }

function makePeople(seed: number, { countries, count, postings, owners, hasRepeats }: Crowd): Person[] {
  const people: Person[] = []
  const from = countries.map(cultureOf)
  let application = 905_113
  let appliedAt = newestMillis
  for (let index = 0; index < count; index++) {
    const random = createRandom(seed + 3, index)
    application -= 1 + random.int(11)
    appliedAt -= (5 + random.int(170)) * 60_000
    const posting = drawPosting(random, postings)
    if (posting === undefined) break
    const earlier = hasRepeats && index % 16 === 15 ? people[index - 7] : undefined
    const who = earlier ?? { ...makeIdentity(random, from, index), number: 61_904 - random.int(40) - index * 41 }
    people.push({
      ...who,
      application,
      appliedAt,
      posting,
      stage: drawStage(random, index / count),
      note: random.isLucky(0.5) ? null : random.pick(notes),
      score: random.int(101),
      isStarred: random.isLucky(0.2),
      tags: random.isLucky(0.3) ? [] : [random.pick(tags), random.pick(tags)],
      owner: owners[random.int(owners.length)] ?? noColleague,
    })
  }
  return people
}

/** Closed jobs have few of the newest applicants: those who applied before the job was closed. */
function drawPosting(random: Random, postings: Posting[]): Posting | undefined {
  const open = postings.filter(({ isOpen }) => isOpen)
  const among = open.length === 0 || random.isLucky(0.06) ? postings : open
  return among[random.int(among.length)]
}

/** The longer ago someone applied, the further along they usually are. `age`: from 0, the newest, to 1. */
function drawStage(random: Random, age: number): Stage {
  const late = Math.min(stages.length - 1, Math.floor(age * 3.5) + random.int(3))
  return random.isLucky(0.6 - age * 0.5) ? 'new' : (stages[late] ?? 'new')
}

function makeIdentity(random: Random, from: Culture[], index: number) {
  const culture = from[random.int(from.length)] ?? cultureOf('United States')
  const [first, firstLatin] = drawGiven(random, culture)
  const [last, lastLatin] = drawFamily(random, culture)
  const middle = random.isLucky(0.2) ? drawGiven(random, culture)[0] : null
  const city = culture.cities[random.int(culture.cities.length)] ?? ''
  const words = culture.isFamilyFirst ? [last, first] : [first, last]
  return {
    first,
    middle,
    last,
    isFamilyFirst: culture.isFamilyFirst,
    whole: words.filter(Boolean).join(culture.joiner),
    email: `${drawLocalPart(random, firstLatin, lastLatin, index)}@${random.pick(['example.com', 'example.org', 'example.net'])}`,
    phone: random.isLucky(0.12)
      ? null
      : `${culture.dialling} ${170 + random.int(20)} ${1_000_000 + random.int(8_999_999)}`,
    city,
    country: culture.country,
  }
}

/** People choose their email addresses in many ways; one in six says nothing about the name. */
function drawLocalPart(random: Random, first: string, last: string, index: number): string {
  const way = random.int(12)
  if (way < 5) return `${first}.${last}${index}`
  if (way < 7) return `${first.charAt(0)}${last}${index}`
  if (way < 9) return `${last}_${first}${index}`
  if (way < 10) return `${first}${1_960 + random.int(48)}x${index}`
  return `${random.pick(['sunny.cat', 'nightowl', 'blue-sky', 'football.fan', 'mail'])}${index}`
}

function cultureOf(country: string): Culture {
  const found = [...cultures, ...moreCultures].find((culture) => culture.country === country)
  if (!found) throw new Error(`No culture for ${country}`)
  return found
}

const noColleague: Colleague = { number: 700, first: 'Robin', last: 'Vale', email: 'robin.vale@staff.example' }

const colleagueNames: [string, string][] = [
  ['Robin', 'Vale'],
  ['Kim', 'Sommer'],
  ['Alex', 'Reyes'],
  ['Noor', 'Haddad'],
  ['Dana', 'Novak'],
]
const teamNames = ['Sales', 'Warehouse North', 'Customer care', 'Finance', 'Field service']
const jobLevels: [string, ...string[]] = [
  'senior',
  'junior',
  'lead',
  'part-time',
  'night-shift',
  'temporary',
  'assistant',
]
const jobWords: [string, ...string[]] = [
  'cook',
  'electrician',
  'accountant',
  'nurse',
  'driver',
  'software engineer',
  'warehouse clerk',
  'barista',
  'welder',
  'account manager',
  'receptionist',
  'technician',
]
const cities: [[string, string], ...[string, string][]] = [
  ['Detroit', 'US'],
  ['Köln', 'DE'],
  ['Lyon', 'FR'],
  ['Sevilla', 'ES'],
  ['Porto', 'PT'],
  ['Torino', 'IT'],
  ['Utrecht', 'NL'],
  ['Łódź', 'PL'],
]
const notes: [string, ...string[]] = [
  'Call after five.',
  'Speaks three languages.',
  'Available from May.',
  'Asked for part time.',
]
const tags: [string, ...string[]] = ['forklift', 'night', 'referral', 'relocates', 'student']
