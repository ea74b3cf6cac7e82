import { isRecord } from '../records/record'
import type { FormNode } from './form-node'
import { type FormValue, fieldName } from './form-values'

const trackingName =
  /^(?:utm|mtm|pk|ga|hsa|mc)[_-].+|^utm[A-Z].*|^(?:source|lead_?source|sub_?source|medium|campaign|campaign_?(?:id|name)|referr?er|referr?er_?(?:url|id)|referral|gclid|fbclid|msclkid|ttclid|tracking.*|click_?id|affiliate.*)$/i

/** Whether a field tells where an applicant came from: usually filled in by programs, seldom by a person. */
function isTracking({ kind, isRequired, isAsked, tokens }: FormNode): boolean {
  return kind === 'text' && !isRequired && !isAsked && trackingName.test(tokens.at(-1) ?? '')
}

/** Splits the tracking fields of one level from the others, if there are two or more. */
export function splitTracking(nodes: FormNode[]): { nodes: FormNode[]; tracking: FormNode[] } {
  const tracking = nodes.filter(isTracking)
  if (tracking.length < 2) return { nodes, tracking: [] }
  return { nodes: nodes.filter((node) => !tracking.includes(node)), tracking }
}

/** Returns how many fields a user sees in these nodes. */
export function countFields(nodes: FormNode[]): number {
  return nodes.reduce((sum, node) => sum + countOf(node), 0)
}

function countOf(node: FormNode): number {
  if (node.kind === 'group') return countFields(node.nodes)
  return node.kind === 'fixed' ? 0 : 1
}

/** Whether the partner asked for one of these fields when it refused a form. */
export function hasAsked(nodes: FormNode[]): boolean {
  return nodes.some((node) => node.isAsked === true || (node.kind === 'group' && hasAsked(node.nodes)))
}

/** Returns how many of them hold a value other than the one that the form starts with. */
export function countFilled(nodes: FormNode[], values: FormValue | undefined): number {
  const at: Map<string, FormValue> = new Map(isGroup(values) ? Object.entries(values) : [])
  return nodes.reduce((sum, node) => {
    const value = at.get(fieldName(node.tokens.at(-1) ?? ''))
    return sum + (node.kind === 'group' ? countFilled(node.nodes, value) : isFilled(node, value) ? 1 : 0)
  }, 0)
}

function isFilled(node: FormNode, value: FormValue | undefined): boolean {
  if (node.kind === 'fixed' || value === undefined || value === null || value === '') return false
  if (Array.isArray(value)) return value.length > 0
  return !('default' in node) || value !== startText(node.default)
}

/** Returns a control's text for the schema's default. */
function startText(start: unknown): unknown {
  if (start === null || start === undefined) return ''
  return typeof start === 'string' ? start : JSON.stringify(start)
}

function isGroup(value: FormValue | undefined): value is Exclude<FormValue, string | null> {
  return isRecord(value)
}
