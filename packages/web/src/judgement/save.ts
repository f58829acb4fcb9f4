import type { Report } from '@polemos/bots';
import { download } from '../match/download.ts';

const drawn = (): string =>
  [...document.styleSheets]
    .flatMap(sheet => {
      try {
        return [...sheet.cssRules].map(rule => rule.cssText);
      } catch {
        return []; // a sheet from elsewhere
      }
    })
    .join('\n');

/** The report as a page of its own, with all that it needs to be read. */
export function savePage(title: string): void {
  const shown = document.querySelector('.report');
  if (shown === null) return;
  const page = shown.cloneNode(true) as Element;
  // What answers only where it was made is left out; what leads back there says where that is.
  for (const button of page.querySelectorAll('.acts, .eyes, .links button')) button.remove();
  for (const link of page.querySelectorAll('a[href^="#"]'))
    link.setAttribute('href', new URL(link.getAttribute('href') ?? '', location.href).href);
  const root = document.documentElement;
  const html = `<!doctype html><html lang="${root.lang}" data-theme="${root.dataset.theme ?? ''}"><meta charset="utf-8"><title>${title}</title><style>${drawn()}</style><body><div class="reading report-page">${page.outerHTML}</div></body></html>`;
  download(new Blob([html], { type: 'text/html' }), 'report.html');
}

/** How high the words above it are. */
const HEAD = 84;
/** The graph of the chances as a picture, under the words of how it ended. */
export async function savePicture(id: string, title: string): Promise<void> {
  const graph = document.querySelector<SVGSVGElement>('.report .graph');
  if (graph === null) return;
  const copy = graph.cloneNode(true) as SVGSVGElement;
  const [from, to] = [graph.querySelectorAll('*'), copy.querySelectorAll('*')];
  from.forEach((element, i) => {
    const style = getComputedStyle(element);
    for (const name of [
      'fill',
      'stroke',
      'stroke-width',
      'stroke-dasharray',
      'font',
      'text-anchor',
      'dominant-baseline',
      'r',
      'opacity',
    ])
      (to[i] as SVGElement).style.setProperty(name, style.getPropertyValue(name));
  });
  const { width, height } = graph.viewBox.baseVal;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width * 2));
  copy.setAttribute('height', String(height * 2));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * 2;
  canvas.height = height * 2 + HEAD;
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, HEAD);
  const { color, fontFamily } = getComputedStyle(document.querySelector('.report h2') ?? document.body);
  context.fillStyle = color;
  for (const [words, size, at] of [
    [title, 20, 34],
    [document.querySelector('.report h1')?.textContent ?? '', 32, 70],
  ] as const) {
    context.font = `600 ${size}px ${fontFamily}`;
    context.fillText(words, 24, at, canvas.width - 48);
  }
  canvas.toBlob(blob => blob !== null && download(blob, `${id}-report.png`));
}

export const saveFile = (report: Report, id: string): void =>
  download(new Blob([JSON.stringify(report)], { type: 'application/json' }), `${id}-report.json`);
