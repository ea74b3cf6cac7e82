import { teamInWords } from '../records/teams/team-in-words'
import { inLanguage, languages } from '../text/language'
import type { Dispatch } from './contract'
import { subjectWords } from './words'

const stateInWords = (isOn: boolean) => (isOn ? subjectWords.on : subjectWords.off)
const chatInWords = (team: string, isOn: boolean, name: string | null = null) =>
  `${teamInWords(team, name)} · ${stateInWords(isOn)}`
const jobInWords = (id: string | null) => (id === null ? subjectWords.aJob : subjectWords.job({ id }))

/** Subjects as stored, in one language for everyone: they may be read in another. */
export const storedChatSubject = (team: string, isOn: boolean): string =>
  inLanguage('en', () => chatInWords(team, isOn))
export const storedJobSubject = (id: string | null): string => inLanguage('en', () => jobInWords(id))

/** Whether a setting is switched on, judged by its subject in any language. */
export const switchesOn = (subject: string): boolean =>
  languages.some((one) => subject.endsWith(` · ${inLanguage(one, () => stateInWords(true))}`))

/** A stored subject in the reader's language; names stay as they are. `teamName`: the desk's name for the team. */
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

/** Replaces the team at the beginning of a subject in the reader's language by the desk's name for it. */
export function withTeamName(subject: string, team: string, name: string | null): string {
  const unnamed = teamInWords(team)
  return subject.startsWith(unnamed) ? teamInWords(team, name) + subject.slice(unnamed.length) : subject
}

/** A stored job title, which may be the job's id instead. */
export function jobTitleInWords(title: string, jobId: string | null): string {
  const known = [null, jobId].find((id) => storedJobSubject(id) === title)
  return known === undefined ? title : jobInWords(known)
}
