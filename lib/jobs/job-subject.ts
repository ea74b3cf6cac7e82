import { storedJobSubject } from '../dispatch/subject-in-words'
import type { BodySchema } from '../forms/body-schema'
import { formNodes } from '../forms/form-node'
import { titleInBody } from '../forms/title-in-body'
import type { Pointer } from '../records/pointer'

/**
 * The subject of a new job: its title, if the body has it at the same path as listed jobs; else the first text that the
 * form requires. Other texts may be about people, and a subject is kept longer than a body.
 */
export function jobSubject(body: unknown, title: Pointer, schema: BodySchema): string {
  return titleInBody(body, title, formNodes(schema)).slice(0, maxSubjectLength) || storedJobSubject(null)
}

const maxSubjectLength = 200
