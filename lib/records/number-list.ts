/** A growing list of whole numbers from 0 to 2^32 - 1, in a quarter of the memory of an array of objects. */
type NumberList = { add(number: number): void; size(): number; all(): Uint32Array }

/** `all` is a view of the list: it is valid until the next `add`. */
export function createNumberList(): NumberList {
  let numbers = new Uint32Array(64)
  let size = 0
  return {
    add(number) {
      if (size === numbers.length) {
        const larger = new Uint32Array(size + (size >> 1))
        larger.set(numbers)
        numbers = larger
      }
      numbers[size++] = number
    },
    size: () => size,
    all: () => numbers.subarray(0, size),
  }
}
