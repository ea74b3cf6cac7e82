import { language } from './lib/text/language'
import { textsUrl } from './lib/text/texts-url'

/** As much of the Trusted Types API as is needed; TypeScript does not know it. */
type Types = { createPolicy(name: string, rules: Record<string, (text: string) => string | null>): unknown }

/**
 * Runs in the browser before anything loads or renders. Pages require Trusted Types (proxy.ts); React and Turbopack
 * bring no policy of their own (Next 16.4), so this default one lets through just what they need: script elements,
 * which React makes from this very text, and parts and workers of the build.
 */
if ('trustedTypes' in window && process.env.NODE_ENV !== 'development') {
  // Given by the browser.
  const types = window.trustedTypes as Types
  types.createPolicy('default', {
    createHTML: (text) => (text === '<script></script>' ? text : null),
    createScriptURL(text) {
      const { origin, pathname } = new URL(text, location.href)
      return origin === location.origin && pathname.startsWith('/_next/static/') ? text : null
    },
  })
}

declare global {
  /** Scripts (address, attributes) that Next (16.4) loads one after the other before it draws the page. */
  var __next_s: [string, object][] | undefined
}

const texts = textsUrl(language())
if (texts) {
  globalThis.__next_s ??= []
  globalThis.__next_s.push([texts, {}])
}
