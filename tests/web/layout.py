"""What is wrong with how a page is laid out: found by its boxes, and not by pictures."""

from typing import Any, Final

LOOK: Final = """() => {
  const found = [];
  const shown = e => {
    const b = e.getBoundingClientRect(), s = getComputedStyle(e);
    let whole = true;
    for (let p = e; p; p = p.parentElement) whole &&= getComputedStyle(p).clipPath === 'none';
    return b.width > 1 && b.height > 1 && s.visibility !== 'hidden' && whole
      && e.checkVisibility({opacityProperty: true});
  };
  const name = e => {
    const cls = typeof e.className === 'string' ? e.className.trim().split(/\\s+/).join('.') : '';
    const said = (e.getAttribute('aria-label') || e.textContent || '').trim().slice(0, 30);
    return `${e.tagName.toLowerCase()}.${cls} "${said}"`;
  };
  const scrolls = s => /(auto|scroll)/.test(s.overflowX + s.overflowY);
  const cuts = s => /(auto|scroll|hidden|clip)/.test(s.overflowX + s.overflowY);
  // What is left of a box within all that cuts it, and whether one can scroll to the rest.
  const seen = e => {
    let {left, top, right, bottom} = e.getBoundingClientRect(), free = false;
    for (let p = e.parentElement; p && p !== document.body; p = p.parentElement) {
      const s = getComputedStyle(p);
      if (!cuts(s)) continue;
      const b = p.getBoundingClientRect();
      const was = [left, top, right, bottom];
      // What scrolls is of no use where less of it is seen than a finger needs.
      const [wide, high] = [right - left, bottom - top].map(side => Math.min(side, 24));
      if (scrolls(s) && (p.clientWidth < wide || p.clientHeight < high))
        found.push(`no room: ${name(e)} in ${name(p)}`);
      left = Math.max(left, b.left); top = Math.max(top, b.top);
      right = Math.min(right, b.right); bottom = Math.min(bottom, b.bottom);
      const cut = was[0] < left - 2 || was[1] < top - 2
        || was[2] > right + 2 || was[3] > bottom + 2;
      if (cut && scrolls(s)) free = true;
      else if (cut && !free) found.push(`cut off: ${name(e)} by ${name(p)}`);
      if (s.position === 'fixed') break;
    }
    return {left, top, right, bottom, e};
  };
  // What is left of a line of text within all that cuts it.
  const left = (e, line) => {
    let {left, top, right, bottom} = line;
    for (let p = e; p && p !== document.body; p = p.parentElement) {
      if (!cuts(getComputedStyle(p))) continue;
      const b = p.getBoundingClientRect();
      left = Math.max(left, b.left); top = Math.max(top, b.top);
      right = Math.min(right, b.right); bottom = Math.min(bottom, b.bottom);
    }
    return {left, top, right, bottom};
  };
  const works = [...document.querySelectorAll('button, a[href], input, select, textarea')]
    .filter(shown).map(seen).filter(b => b.right - b.left > 2 && b.bottom - b.top > 2);
  for (let i = 0; i < works.length; i++)
    for (let j = i + 1; j < works.length; j++) {
      const [a, b] = [works[i], works[j]];
      if (a.e.contains(b.e) || b.e.contains(a.e)) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 2 && high > 2) found.push(`over each other: ${name(a.e)} and ${name(b.e)}`);
    }
  for (const b of works) {
    if (b.right > innerWidth + 1 || b.bottom > innerHeight + 1 || b.left < -1 || b.top < -1)
      found.push(`outside the window: ${name(b.e)}`);
  }
  for (const e of document.querySelectorAll('body *')) {
    const own = [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim() !== '');
    if (!own || !shown(e) || e.closest('.unseen, svg')) continue;
    if (!e.closest('button, a, input, select, textarea, label, [aria-hidden=true]'))
      for (const node of e.childNodes) {
        if (node.nodeType !== 3) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const whole of range.getClientRects()) {
          const line = left(e, whole);
          for (const b of works) {
            const wide = Math.min(line.right, b.right) - Math.max(line.left, b.left);
            const high = Math.min(line.bottom, b.bottom) - Math.max(line.top, b.top);
            if (wide > 3 && high > 3 && !e.contains(b.e))
              found.push(`over text: ${name(b.e)} and ${name(e)}`);
          }
        }
      }
    const s = getComputedStyle(e);
    if (scrolls(s)) continue;
    for (let p = e; p && p !== document.body; p = p.parentElement) {
      const t = getComputedStyle(p);
      if (t.display === 'inline' || !cuts(t)) continue;
      if (scrolls(t)) break;
      const wide = p.scrollWidth > p.clientWidth + 2, high = p.scrollHeight > p.clientHeight + 3;
      if ((wide || high) && !e.closest('[title]') && !p.matches('.table, .atTable, .side'))
        found.push(`cut without a title: ${name(e)} in ${name(p)}`);
      break;
    }
  }
  for (const plate of [...document.querySelectorAll('.plate')].filter(shown)) {
    const ends = e => e?.getBoundingClientRect().right ?? 0;
    if (ends(plate.querySelector('.numbers')) > ends(plate) + 1)
      found.push(`beyond its plate: ${name(plate)}`);
  }
  const page = document.scrollingElement;
  for (const e of [page, ...document.querySelectorAll('.atTable, .table, .side, .flank')]) {
    if (e !== page && !shown(e)) continue;
    const [high, wide] = [e.scrollHeight - e.clientHeight, e.scrollWidth - e.clientWidth];
    if (high > 2) found.push(`too high: ${name(e)} by ${high}`);
    if (wide > 2) found.push(`too wide: ${name(e)} by ${wide}`);
  }
  return [...new Set(found)];
}"""


def faults(page: Any) -> list[str]:
    """Everything that lies over something else, is cut off or cut short, or scrolls."""
    found: list[str] = page.evaluate(LOOK)
    return found
