// Numbers the cards of each list, also when the list has been replaced.
const number = () => {
  for (const list of document.querySelectorAll('.feed-items')) {
    list.querySelectorAll('[data-place]').forEach((place, index) => {
      const text = String(index + 1)
      if (place.textContent !== text) place.textContent = text
    })
  }
}

number()
new MutationObserver(number).observe(document.body, { childList: true, subtree: true })
