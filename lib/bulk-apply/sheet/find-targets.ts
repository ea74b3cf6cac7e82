import { drawnPointers } from '../../forms/application-body'
import type { FormNode } from '../../forms/form-node'
import { pathsOfName } from '../../records/field-path'
import { pointerOf } from '../../records/pointer'
import { targetWords } from '../words'
import type { ApplicationForm, Target } from './contract'

type Leaf = { node: FormNode; groups: string[]; isRequired: boolean }

/** Returns the targets of columns: email, job and enqueue, then the profile's fields in order. Cells hold no files. */
export function findTargets(form: ApplicationForm): Target[] {
  const { paths } = form
  const drawn: string[] = drawnPointers(paths)
  const leaves = leavesOf(form.nodes, [], true).filter(({ node }) => !drawn.includes(pointerOf(node.tokens)))
  const own: Target[] = [
    { key: 'email', title: targetWords.email, description: null, isRequired: true, isPersonal: true, node: null },
    {
      key: 'job',
      title: targetWords.job,
      description: targetWords.jobHelp,
      isRequired: true,
      isPersonal: false,
      node: null,
    },
    ...(paths.enqueue === undefined ? [] : [enqueueTarget()]),
  ]
  const titles = [...own.map(({ title }) => title), ...leaves.map(({ node }) => node.title)]
  const isOnce = (title: string) => titles.filter((other) => other === title).length === 1
  const fields = leaves.map(({ node, groups, isRequired }) => ({
    key: pointerOf(node.tokens),
    title: isOnce(node.title) ? node.title : [...groups, node.title].join(' › '),
    description: node.description,
    isRequired,
    isPersonal: isPersonal(node, form),
    node,
  }))
  return [...own, ...withOwnTitles(fields)]
}

/** Returns the targets for columns. The desk's own records never contain the job to apply to. */
export function columnTargets(targets: Target[], isFromDesk: boolean): Target[] {
  return isFromDesk ? targets.filter(({ key }) => key !== 'job') : targets
}

/** Names, addresses of all kinds, phone numbers, and long texts, which are about one person. */
function isPersonal(node: FormNode, { person: { name, phone } }: ApplicationForm): boolean {
  const ofPerson = [...(name === undefined ? [] : pathsOfName(name)), phone]
  return ['email', 'link', 'long-text'].includes(node.kind) || ofPerson.includes(pointerOf(node.tokens))
}

function enqueueTarget(): Target {
  const { enqueue, enqueueHelp } = targetWords
  return { key: 'enqueue', title: enqueue, description: enqueueHelp, isRequired: false, isPersonal: false, node: null }
}

/** `isRequired`: by the schema, and only if all groups around the field are required too. */
function leavesOf(nodes: FormNode[], groups: string[], isRequired: boolean): Leaf[] {
  return nodes.flatMap((node) => {
    const isNeeded = isRequired && node.isRequired
    if (node.kind === 'group') return leavesOf(node.nodes, [...groups, node.title], isNeeded)
    if (node.kind === 'fixed' || node.kind === 'file' || (node.kind === 'list' && hasFile(node.item))) return []
    return [{ node, groups, isRequired: isNeeded }]
  })
}

function hasFile(node: FormNode): boolean {
  if (node.kind === 'group') return node.nodes.some(hasFile)
  return node.kind === 'list' ? hasFile(node.item) : node.kind === 'file'
}

/** Two groups may have the same title: the pointer then tells their fields apart. */
function withOwnTitles(targets: Target[]): Target[] {
  const count = new Map<string, number>()
  for (const { title } of targets) count.set(title, (count.get(title) ?? 0) + 1)
  return targets.map((target) =>
    (count.get(target.title) ?? 0) > 1 ? { ...target, title: `${target.title} (${target.key.slice(1)})` } : target,
  )
}
