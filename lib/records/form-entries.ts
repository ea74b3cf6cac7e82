import { isFilled } from './kind-of'
import { isRecord } from './record'
import { valueText } from './record-text'

/** One answer on an application form. `question`: its text, null if only its ID is known. */
export type FormAnswer = { question: string | null; id: string | null; answer: unknown }

/** A remark about an applicant; '' for missing parts. */
export type WrittenNote = { text: string; author: string; at: string }

const answerNames = new Set(['answer', 'answers', 'value', 'values', 'response', 'answertext'])
const questionNames = new Set(['question', 'questiontext', 'questiontitle', 'label', 'title', 'prompt', 'name'])
/** The text of a question that is a record itself; beside an answer, these could be the answer's. */
const ownTextNames = new Set(['text', 'body', 'content', 'wording'])
const idNames = new Set(['id', 'questionid', 'fieldid', 'key'])
const noteNames = new Set(['note', 'text', 'body', 'content', 'comment', 'message'])
const authorNames = new Set(['author', 'by', 'user', 'createdby', 'authorname', 'username'])
const timeNames = new Set(['at', 'date', 'time', 'createdat', 'created', 'writtenat'])

/** Reads a list of answers, `{id, value}` or `{question, answer}`; null for any other list. */
export function readAnswers(list: readonly unknown[], questions: ReadonlyMap<string, string>): FormAnswer[] | null {
  const answers = list.map((entry) => readAnswer(entry, questions))
  return list.length > 0 && answers.every((answer) => answer !== null) ? answers : null
}

/** Returns the texts of questions that a record itself holds, by question ID. */
export function questionsIn(record: unknown): Map<string, string> {
  const found = new Map<string, string>()
  const ahead = [record]
  while (ahead.length > 0) {
    const value = ahead.pop()
    if (typeof value !== 'object' || value === null) continue
    for (const inside of Object.values(value)) ahead.push(inside)
    if (!isRecord(value)) continue
    const [id, question] = [textOf(value, idNames), textOf(value, questionNames)]
    if (id !== null && question !== null && fieldOf(value, answerNames) === undefined) found.set(id, question)
  }
  return found
}

/** Reads a list of remarks with their author or time; null for any other list. */
export function readNotes(list: readonly unknown[]): WrittenNote[] | null {
  const notes = list.map(readNote)
  return list.length > 0 && notes.every((note) => note !== null) ? notes : null
}

function readAnswer(entry: unknown, questions: ReadonlyMap<string, string>): FormAnswer | null {
  if (!isRecord(entry) || !isOnlyOf(entry, [answerNames, questionNames, idNames])) return null
  const answer = fieldOf(entry, answerNames)
  const asked = fieldOf(entry, questionNames)
  const own = isRecord(asked) ? asked : entry
  const id = textOf(own, idNames) ?? textOf(entry, idNames)
  const ownText = textOf(own, questionNames) ?? (isRecord(asked) ? textOf(asked, ownTextNames) : null)
  const question = ownText ?? (id === null ? null : (questions.get(id) ?? null))
  if (answer === undefined || (question === null && id === null)) return null
  return { question, id, answer }
}

function readNote(entry: unknown): WrittenNote | null {
  if (!isRecord(entry) || !isOnlyOf(entry, [noteNames, authorNames, timeNames, idNames])) return null
  const text = textOf(entry, noteNames)
  if (text === null) return null
  const author = fieldOf(entry, authorNames)
  const named = isRecord(author) ? (textOf(author, questionNames) ?? valueText(author)) : valueText(author)
  return { text, author: named, at: textOf(entry, timeNames) ?? '' }
}

/** Whether nothing would be lost: every filled field has one of these names. */
function isOnlyOf(entry: Record<string, unknown>, names: readonly ReadonlySet<string>[]): boolean {
  return Object.entries(entry).every(([key, value]) => !isFilled(value) || names.some((some) => some.has(plain(key))))
}

function fieldOf(entry: Record<string, unknown>, names: ReadonlySet<string>): unknown {
  const keys = Object.keys(entry).filter((key) => names.has(plain(key)))
  const key = keys.find((one) => isFilled(entry[one])) ?? keys[0]
  return key === undefined ? undefined : entry[key]
}

function textOf(entry: Record<string, unknown>, names: ReadonlySet<string>): string | null {
  const value = fieldOf(entry, names)
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return text === '' ? null : text
}

function plain(key: string): string {
  return key.toLowerCase().replaceAll(/[^a-z]/g, '')
}
