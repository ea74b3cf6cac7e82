import type { FieldValue, ListConvention } from '../convention'
import type { Person, Posting } from '../population'

/** A partner's field names in both lists, if they are all that distinguishes it. */
type Names = {
  list: string
  application: string
  first: string
  last: string
  email: string
  phone: string
  job: string
  jobTitle: string
  stage: string
  team: string
  teamName: string
  applied: string
  updated: string
  owner: string
  city: string
  jobs: string
  jobId: string
  title: string
  open: string
  posted: string
  seats: string
}

type Style = {
  name: string
  countries: string[]
  stages: Record<Person['stage'], string>
  /** The values of the field that says whether a job is open: open, closed. */
  states: [unknown, unknown]
  id?: (kind: string, number: number) => string | number
  time: (millis: number) => unknown
  format?: Extract<FieldValue, { format: unknown }>['format']
}

/** A flat partner that differs from others only in its words, ids and dates. */
export function sketchOf(names: Names, { id = (_, number) => number, ...style }: Style): ListConvention {
  const timeAt = (key: string) => (style.format ? { at: `/${key}`, format: style.format } : `/${key}`)
  return {
    name: style.name,
    countries: style.countries,
    applicant: (person: Person) => ({
      [names.application]: id('application', person.application),
      [names.first]: person.first,
      [names.last]: person.last || person.first,
      [names.email]: person.email,
      [names.phone]: person.phone,
      [names.job]: id('job', person.posting.number),
      [names.jobTitle]: person.posting.title,
      [names.stage]: style.stages[person.stage],
      [names.team]: id('team', person.posting.team.number),
      [names.teamName]: person.posting.team.name,
      [names.applied]: style.time(person.appliedAt),
      [names.updated]: style.time(person.appliedAt + person.score * 6_000_000),
      [names.owner]: person.owner.email,
      [names.city]: person.city,
    }),
    job: (posting: Posting) => ({
      [names.jobId]: id('job', posting.number),
      [names.title]: posting.title,
      [names.team]: id('team', posting.team.number),
      [names.teamName]: posting.team.name,
      [names.open]: style.states[posting.isOpen ? 0 : 1],
      [names.posted]: style.time(posting.createdAt),
      [names.updated]: style.time(posting.createdAt + posting.seats * 70_000_000),
      [names.seats]: posting.seats,
      [names.city]: posting.city,
      [names.owner]: posting.owner.email,
    }),
    applicantsAnswer: (records) => ({ [names.list]: records }),
    jobsAnswer: (records) => ({ [names.jobs]: records }),
    truth: {
      applicants: {
        items: `/${names.list}`,
        id: `/${names.application}`,
        email: `/${names.email}`,
        name: { first: `/${names.first}`, last: `/${names.last}` },
        phone: `/${names.phone}`,
        job: `/${names.job}`,
        jobTitle: `/${names.jobTitle}`,
        status: `/${names.stage}`,
        team: `/${names.team}`,
        teamName: `/${names.teamName}`,
        time: timeAt(names.applied),
      },
      jobs: {
        items: `/${names.jobs}`,
        id: `/${names.jobId}`,
        title: `/${names.title}`,
        team: `/${names.team}`,
        teamName: `/${names.teamName}`,
        open: { at: `/${names.open}`, values: [style.states[0] as string] },
        status: typeof style.states[0] === 'boolean' ? null : [null, `/${names.open}`],
        time: timeAt(names.posted),
      },
    },
  }
}
