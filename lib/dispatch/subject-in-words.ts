import { teamInWords } from '../records/teams/team-in-words'
import { inLanguage, languages } from '../text/language'
import type { Dispatch } from './contract'
import { subjectWords } from './words'

const stateInWords = (isOn: boolean) => (isOn ? subjectWords.on : subjectWords.off)
const chatInWords = (team: string, isOn: boolean, name: string | null = null) =>
  `${teamInWords(team, name)} · ${stateInWords(isOn)}`
const jobInWords = (id: string | null) => (id === null ? subjectWords.aJob : subjectWords.job({ id }))

/** Subjects as they are stored, whoever records them: others read them in another language. */
export const storedChatSubject = (team: string, isOn: boolean): string =>
  inLanguage('en', () => chatInWords(team, isOn))
export const storedJobSubject = (id: string | null): string => inLanguage('en', () => jobInWords(id))

/** Whether a setting switches on, by its subject in whatever language it was read. */
export const switchesOn = (subject: string): boolean =>
  languages.some((one) => subject.endsWith(` · ${inLanguage(one, () => stateInWords(true))}`))

/** A stored subject in the reader's language; names stay as they are. `teamName`: what the desk calls the team. */
export function dispatchSubject(
  { kind, subject, jobId }: Pick<Dispatch, 'subject' | 'jobId'> & { kind: string },
  teamName: string | null = null,
): string {
  if (kind === 'set-ai-chat') {
    const [, team, state] = /^Team (.+) · (On|Off)$/su.exec(subject) ?? []
    return team === undefined ? subject : chatInWords(team, state === 'On', teamName)
  }
  return jobTitleInWords(subject, jobId)
}

/** A subject in the reader's language that begins with its team, by what the desk calls that team. */
export function withTeamName(subject: string, team: string, name: string | null): string {
  const unnamed = teamInWords(team)
  return subject.startsWith(unnamed) ? teamInWords(team, name) + subject.slice(unnamed.length) : subject
}

/** A stored title of a job, in whose place its id may stand. */
export function jobTitleInWords(title: string, jobId: string | null): string {
  const known = [null, jobId].find((id) => storedJobSubject(id) === title)
  return known === undefined ? title : jobInWords(known)
}
