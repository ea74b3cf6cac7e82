import type { OpenedForm } from '@/lib/easy-apply/contract'
import { completeBody } from '@/lib/forms/application-body'
import { fieldPaths } from '@/lib/forms/assign-field-errors'
import { checkBody } from '@/lib/forms/check-body'
import { type FormNode, isShown } from '@/lib/forms/form-node'
import { defaultValues, fieldName, toBody } from '@/lib/forms/form-values'
import { fillPerson, type PersonFields } from '@/lib/forms/person-fields'
import { pathsOfName } from '@/lib/records/field-path'
import { type Pointer, pointerOf } from '@/lib/records/pointer'
import { formPath } from '../../schema-form/read-form'
import type { Prefill } from '../prefill'

/**
 * The fields of the form inside the details: what the partner requires or asked for, and what is known of the person.
 */
export function quickNodes(nodes: readonly FormNode[], person: PersonFields): FormNode[] {
  return among(nodes, new Set(personPointers(person)), true)
}

function among(nodes: readonly FormNode[], known: ReadonlySet<Pointer>, isInRequired: boolean): FormNode[] {
  return nodes.flatMap((node): FormNode[] => {
    const isNeeded = isInRequired && node.isRequired
    if (node.kind === 'group') {
      const inside = among(node.nodes, known, isNeeded)
      // Rendered open: collapsed fields would be overlooked here.
      return inside.some(isShown) ? [{ ...node, nodes: inside, isRequired: true }] : []
    }
    return isNeeded || node.isAsked === true || known.has(pointerOf(node.tokens)) ? [node] : []
  })
}

/** The fields of each group, under the path of their values: with so few fields, headings are not needed. */
export function withoutGroups(nodes: FormNode[], name: string): { nodes: FormNode[]; name: string }[] {
  const own = nodes.filter(({ kind }) => kind !== 'group')
  const inside = nodes.flatMap((node) =>
    node.kind === 'group' ? withoutGroups(node.nodes, `${name}.${fieldName(node.tokens.at(-1) ?? '')}`) : [],
  )
  return own.length > 0 ? [{ nodes: own, name }, ...inside] : inside
}

/** Whether the partner requires something that no applicant record has, which only the full form asks for. */
export function needsFullForm(form: OpenedForm, applicant: Prefill): boolean {
  const { nodes, schema, paths, filled, person } = form
  const drawn = toBody(nodes, fillPerson(defaultValues(nodes), person, applicant))
  const parts = { email: applicant.email, jobId: '', isQueued: form.isQueuedByDefault, submissionId: 'none' }
  const own = [paths.email, paths.job, ...personPointers(person)]
  return Object.keys(checkBody(schema, completeBody(drawn, parts, { paths, filled, schema }))).some(
    (pointer) => !own.some((one) => one === pointer || one.startsWith(`${pointer}/`)),
  )
}

/** Whether there is an error on a body field that is not among these. */
export function hasHiddenError(errors: unknown, shown: FormNode[]): boolean {
  const paths = new Set(fieldPaths(shown).map((pointer) => formPath(shown, pointer)))
  return errorPaths(errors, 'body').some((path) => !paths.has(path))
}

function errorPaths(errors: unknown, path: string): string[] {
  if (typeof errors !== 'object' || errors === null) return []
  if ('type' in errors && 'message' in errors) return [path]
  return Object.entries(errors).flatMap(([key, inside]) => (key === 'ref' ? [] : errorPaths(inside, `${path}.${key}`)))
}

function personPointers({ name, phone }: PersonFields): Pointer[] {
  return [...(name === undefined ? [] : pathsOfName(name)), ...(phone === undefined ? [] : [phone])]
}
