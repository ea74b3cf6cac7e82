import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createQueue } from './queue'

test('behaves like an array with entries removed anywhere', () => {
  const step = fc.oneof(fc.constant({ push: true, pick: 0 }), fc.record({ push: fc.constant(false), pick: fc.nat() }))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const queue = createQueue<number>()
      const stepOuts: (() => void)[] = []
      let model: number[] = []
      for (const { push, pick } of steps) {
        const id = stepOuts.length
        if (push) {
          stepOuts.push(queue.push(id))
          model.push(id)
        } else if (id > 0) {
          stepOuts[pick % id]?.()
          model = model.filter((other) => other !== pick % id)
        }
        expect([queue.size, queue.first()]).toEqual([model.length, model[0]])
      }
      const rest = []
      for (let first = queue.first(); first !== undefined; first = queue.first()) {
        rest.push(first)
        stepOuts[first]?.()
      }
      expect(rest).toEqual(model)
    }),
  )
})
