import { type Pointer, pointerOf } from '../records/pointer'
import type { BodySchema } from './body-schema'
import { type FormNode, formNodes } from './form-node'
import { hasControlCharacters, isValidText } from './valid-text'

const unsendable = 'This has a character that cannot be sent'
const hidden = 'This has a tab, a line break or another hidden character that cannot be sent'

/**
 * Texts in a body with characters that cannot be sent → what is wrong. Only long text may have line breaks and tabs.
 */
export function findInvalidText(schema: BodySchema, body: unknown): Record<Pointer, string> {
  const errors: Record<Pointer, string> = {}
  look(body, knownIn(schema), [], errors)
  return errors
}

/** Whether a value must be a single line, and the same of each value in it. */
type Known = { isLine: boolean; child: (token: string) => Known }

const knownSchemas = new WeakMap<BodySchema, Known>()

function knownIn(schema: BodySchema): Known {
  const found = knownSchemas.get(schema) ?? childrenIn(formNodes(schema))
  knownSchemas.set(schema, found)
  return found
}

const unknown: Known = { isLine: false, child: () => unknown }

function look(value: unknown, known: Known, tokens: string[], errors: Record<Pointer, string>): void {
  if (typeof value === 'string') {
    const issue = issueOf(value, known.isLine)
    if (issue !== null) errors[pointerOf(tokens)] = issue
  } else if (typeof value === 'object' && value !== null) {
    for (const [token, inner] of Object.entries(value)) {
      const path = [...tokens, token]
      if (issueOf(token, true) !== null) errors[pointerOf(path)] = unsendable
      else look(inner, known.child(token), path, errors)
    }
  }
}

function issueOf(text: string, isLine: boolean): string | null {
  if (!isValidText(text) || /[^\P{Cc}\t\n\r]/u.test(text)) return unsendable
  return isLine && hasControlCharacters(text) ? hidden : null
}

function childrenIn(nodes: FormNode[]): Known {
  const known = new Map(nodes.map((node) => [node.tokens.at(-1), knownOf(node)]))
  return { isLine: false, child: (token) => known.get(token) ?? unknown }
}

function knownOf(node: FormNode): Known {
  switch (node.kind) {
    case 'text':
    case 'email':
    case 'link':
    case 'date':
    case 'date-time':
      return { ...unknown, isLine: true }
    case 'group':
      return childrenIn(node.nodes)
    case 'list':
      return { isLine: false, child: () => knownOf(node.item) }
    case 'file':
      return { isLine: false, child: (token) => ({ ...unknown, isLine: token === node.nameToken }) }
    default:
      return unknown
  }
}
