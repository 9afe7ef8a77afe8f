import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { onStage, preloading } from './moods.ts';

const index = readFileSync('index.html', 'utf8');

test('every page but the first stands on the stage from its first paint', () => {
  expect(index).toContain('class="scenery evening"');
  expect(onStage(index)).toContain('class="scenery stage"');
  expect(onStage(index)).not.toContain('evening');
  expect(() => onStage('<body></body>')).toThrow();
});

test('a table asks for its screen before its script does', () => {
  const page = preloading(index, ['assets/TablePage-1.js', 'assets/TablePage-1.css']);
  const [head = ''] = page.split('</head>');
  expect(head).toContain('<link rel="modulepreload" crossorigin href="/assets/TablePage-1.js">');
  expect(head).toContain('<link rel="preload" as="style" crossorigin href="/assets/TablePage-1.css">');
});
