import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { makeQueryClient } from './query-client'

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length

test.each([undefined, 0, 60_000])('a query rendered on the server starts no timer, with a gcTime of %s', (gcTime) => {
  const before = timers()
  const client = makeQueryClient()
  const observer = new QueryObserver(client, {
    queryKey: ['jobs', gcTime],
    initialData: 'rendered',
    ...(gcTime === undefined ? {} : { gcTime }),
  })
  expect(observer.getCurrentResult().data).toBe('rendered')
  expect(timers()).toBe(before)
})
