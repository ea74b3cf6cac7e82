import { inLanguage, languages } from '../text/language'
import type { Dispatch } from './contract'
import { subjectWords } from './words'

const stateInWords = (isOn: boolean) => (isOn ? subjectWords.on : subjectWords.off)
const chatInWords = (team: string, isOn: boolean, name: string | null = null) =>
  `${chatTeamInWords(team, name)} · ${stateInWords(isOn)}`
/** The team whose AI chat is set. `name`: what the desk calls it. */
export const chatTeamInWords = (team: string, name: string | null = null): string =>
  name === null ? subjectWords.team({ team }) : subjectWords.namedTeam({ team, name })
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

/** A stored title of a job, in whose place its id may stand. */
export function jobTitleInWords(title: string, jobId: string | null): string {
  const known = [null, jobId].find((id) => storedJobSubject(id) === title)
  return known === undefined ? title : jobInWords(known)
}
