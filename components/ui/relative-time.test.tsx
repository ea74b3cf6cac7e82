import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { inLanguage } from '@/lib/text/language'
import { RelativeTime } from './relative-time'

test('renders the same relative time on the server and in the browser, so that hydration changes no text', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 12) })
  const shown = () => renderToStaticMarkup(<RelativeTime iso="2026-11-23T11:20:00Z" />).replaceAll(/<[^>]*>/g, '')
  expect(shown()).toBe('40 minutes ago')
  expect(inLanguage('de', shown)).toBe('vor 40 Minuten')
  vi.useRealTimers()
})
