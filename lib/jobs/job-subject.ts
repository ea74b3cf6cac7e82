import { storedJobSubject } from '../dispatch/subject-in-words'
import type { BodySchema } from '../forms/body-schema'
import { textFields } from '../forms/find-name-field'
import { formNodes } from '../forms/form-node'
import { type Pointer, pointerOf } from '../records/pointer'
import { textAt } from '../records/read-field'

/**
 * The subject of a new job: its title, if the body has it at the same path as listed jobs; else the first text that the
 * form requires. Other texts may be about people, and a subject is kept longer than a body.
 */
export function jobSubject(body: unknown, title: Pointer, schema: BodySchema): string {
  const required = textFields(formNodes(schema)).filter(({ isRequired }) => isRequired)
  const pointers = [title, ...required.map(({ tokens }) => pointerOf(tokens))]
  for (const pointer of pointers) {
    const text = textAt(body, pointer)?.trim().slice(0, maxSubjectLength)
    if (text) return text
  }
  return storedJobSubject(null)
}

const maxSubjectLength = 200
