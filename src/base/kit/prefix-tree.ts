interface Node<T> {
  /** The signs between the node above and this one. */
  label: string
  /** By the first sign of their label. */
  children: Map<string, Node<T>>
  value: T | undefined
}

/** Values by prefix: finding the longest prefix of a text takes the text's length, however many there are. */
export class PrefixTree<T> {
  readonly #root: Node<T> = { label: '', children: new Map(), value: undefined }

  /** @param value `undefined` takes the one that is there away */
  set(prefix: string, value: T | undefined): void {
    let node = this.#root
    for (let at = 0; at < prefix.length; at += node.label.length) {
      node = below(node, prefix, at)
    }
    node.value = value
  }

  /** The value of the longest prefix of a text. */
  find(text: string): T | undefined {
    let node: Node<T> | undefined = this.#root
    let found: T | undefined
    for (let at = 0; node !== undefined && text.startsWith(node.label, at);) {
      found = node.value ?? found
      at += node.label.length
      node = node.children.get(text.charAt(at))
    }
    return found
  }
}

/** The node that goes on from `at`, made where there is none; its label is all or part of what is left. */
function below<T>(node: Node<T>, prefix: string, at: number): Node<T> {
  const first = prefix.charAt(at)
  const known = node.children.get(first)
  if (known === undefined) {
    const leaf: Node<T> = { label: prefix.slice(at), children: new Map(), value: undefined }
    node.children.set(first, leaf)
    return leaf
  }
  const shared = sharedLength(known.label, prefix, at)
  if (shared === known.label.length) return known
  const children = new Map([[known.label.charAt(shared), known]])
  const middle: Node<T> = { label: known.label.slice(0, shared), children, value: undefined }
  known.label = known.label.slice(shared)
  node.children.set(first, middle)
  return middle
}

function sharedLength(label: string, prefix: string, at: number): number {
  let length = 0
  while (length < label.length && label[length] === prefix[at + length]) length += 1
  return length
}
