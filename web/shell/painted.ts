/** Longest wait for a paint, in milliseconds: a page in the background does not paint. */
const AT_MOST = 100

/** Resolves when the browser has shown something for the first time. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, AT_MOST)
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
  })
}
