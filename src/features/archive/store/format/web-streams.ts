/** What a stream of the web gives, whose type Node's and the browser's libraries write differently. */
export async function* readingOf<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/** Writes all chunks and closes; a fault of the chunks becomes that of the stream. */
export async function pour(
  chunks: AsyncIterable<Uint8Array>,
  into: WritableStream<Uint8Array>,
): Promise<void> {
  const writer = into.getWriter()
  try {
    for await (const chunk of chunks) await writer.write(chunk)
    await writer.close()
  } catch (cause) {
    await writer.abort(cause).catch(() => {})
  }
}
