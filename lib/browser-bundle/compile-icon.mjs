import { pathToFileURL } from 'node:url'

/**
 * @typedef {[tag: string, attributes: Record<string, string>]} Shape
 */

/**
 * Turbopack loader for the icons of lucide-react: leaves only what draws them (icon.ts), with their paths and circles
 * merged into one path, since pages show many icons. Names and React keys would be half of what browsers load.
 *
 * @this {{ resourcePath: string }}
 */
export default async function compileIcon() {
  const { __iconData } = await import(pathToFileURL(this.resourcePath).href)
  const shapes = mergeShapes(__iconData.node).map((shape) => JSON.stringify(shape))
  return `import createIcon from '../createLucideIcon.mjs'\nexport default createIcon(${shapes.join(', ')})\n`
}

/**
 * @param {readonly Shape[]} node an icon's shapes, as lucide-react has them
 * @returns {(string | Shape)[]} the data of a path, then the shapes that are none
 */
export function mergeShapes(node) {
  const shapes = node.map(([tag, { key, ...attributes }]) => /** @type {Shape} */ ([tag, attributes]))
  if (shapes.some(([, { fill }]) => fill)) return shapes
  // M0 0 resets a relative start, which would otherwise continue from where the path before it ended.
  const path = shapes.map((shape) => (pathOf(shape) ? `M0 0${pathOf(shape)}` : '')).join('')
  const others = shapes.filter((shape) => !pathOf(shape))
  return path === '' ? others : [path, ...others]
}

/**
 * A path, or a circle as two arcs.
 *
 * @param {Shape} shape
 * @returns {string | undefined}
 */
function pathOf([tag, { d, cx, cy, r }]) {
  return tag === 'circle'
    ? `M${cx} ${cy}m-${r} 0a${r} ${r} 0 1 0 ${Number(r) * 2} 0a${r} ${r} 0 1 0-${Number(r) * 2} 0`
    : d
}
