import { pointerOf, readAt, writePointer } from '../records/pointer'
import type { BodyErrors } from './check-body'
import { checkFile, decodeBase64 } from './check-file'
import type { FormNode } from './form-node'
import { inputWords } from './words'

type FileNode = FormNode & { kind: 'file' }

/** Checks every file in a body by content and name. The returned body has the media types of the actual contents. */
export function checkFiles(
  nodes: readonly FormNode[],
  body: Record<string, unknown>,
): { errors: BodyErrors; body: Record<string, unknown> } {
  const errors: BodyErrors = {}
  let whole: unknown = body
  for (const { node, tokens } of nodes.flatMap((node) => filesIn(node, node.tokens, body))) {
    const data = readAt(body, node.dataToken === '' ? tokens : [...tokens, node.dataToken])
    if (data === undefined) continue
    const name = node.nameToken === null ? null : readAt(body, [...tokens, node.nameToken])
    const checked = checkData(data, typeof name === 'string' ? name : null)
    if ('issue' in checked) errors[pointerOf(tokens)] = checked.issue
    else if (node.typeToken !== null)
      whole = writePointer(whole, pointerOf([...tokens, node.typeToken]), checked.mediaType)
  }
  // The body is an object, and writing at pointers keeps it one.
  return { errors, body: whole as Record<string, unknown> }
}

function checkData(data: unknown, name: string | null): { mediaType: string } | { issue: string } {
  const bytes = typeof data === 'string' ? decodeBase64(data) : null
  if (bytes === null) return { issue: inputWords.noFile }
  return 'issue' in bytes ? bytes : checkFile(bytes, name)
}

/** Returns where a form's files are in a body. */
function filesIn(node: FormNode, tokens: string[], body: unknown): { node: FileNode; tokens: string[] }[] {
  if (node.kind === 'file') return [{ node, tokens }]
  if (node.kind === 'group')
    return node.nodes.flatMap((inner) => filesIn(inner, [...tokens, inner.tokens.at(-1) ?? ''], body))
  if (node.kind !== 'list') return []
  const entries = readAt(body, tokens)
  if (!Array.isArray(entries)) return []
  return entries.flatMap((_, index) => filesIn(node.item, [...tokens, String(index)], body))
}
