/*
 * Workaround for: Decap's form is one long column without headings, hides or greys facts in all languages but one, forgets what was open when
 *   the language changes (decap-cms-core: EditorControlPane, reducers/entryDraft; decap-cms-widget-list, -object), and lists and searches
 *   entries in the default language alone (lib/formatters, backend, reducers/entries). Applied by decap-patches.mjs.
 * Tested with: decap-cms-app 3.16 (decap-cms-core 3.19, decap-cms-widget-list 3.6, decap-cms-widget-object 3.4)
 * Upstream: none filed
 * Without it: prices are white space in Spanish, sections close when the language changes, “Isla Saona” finds nothing.
 * Fails without it: e2e/full/editor-form.spec.ts
 * Needed while this passes: scripts/workarounds/decap-patches.slow.test.mjs
 */
import { inRoot } from "../lib/root.mjs";

const PANE =
  /decap-cms-core[\\/]dist[\\/]esm[\\/]components[\\/]Editor[\\/]EditorControlPane[\\/]EditorControlPane\.js$/;
const DRAFT = /decap-cms-core[\\/]dist[\\/]esm[\\/]reducers[\\/]entryDraft\.js$/;
const ENTRIES = /decap-cms-core[\\/]dist[\\/]esm[\\/]reducers[\\/]entries\.js$/;
const FORMATTERS = /decap-cms-core[\\/]dist[\\/]esm[\\/]lib[\\/]formatters\.js$/;
const BACKEND = /decap-cms-core[\\/]dist[\\/]esm[\\/]backend\.js$/;
const LIST = /decap-cms-widget-list[\\/]dist[\\/]esm[\\/]ListControl\.js$/;
const OBJECT = /decap-cms-widget-object[\\/]dist[\\/]esm[\\/]ObjectControl\.js$/;

/** The statement that imports a part of ours into Decap's source. */
function importOurs(name, path) {
  return `import { ${name} } from ${JSON.stringify(inRoot(path))};\n`;
}

/** Groups with a table of contents; facts on the left side alone, in every language. */
const GROUPS = [
  {
    file: PANE,
    found: "import EditorControl from './EditorControl';",
    replacement: `${importOurs("FormGroups", "src/admin/form/form-groups.tsx")}import EditorControl from './EditorControl';`,
  },
  {
    file: PANE,
    found: "      }), fields.filter(f => f.get('widget') !== 'hidden').map((field, i) => {",
    replacement: `      }), _jsx(FormGroups, {
        collection: collection.get('name'),
        isSecond: !!locales && !this.props.onLocaleChange,
        locale,
        children: fields.filter(f => f.get('widget') !== 'hidden').map((field, i) => {`,
  },
  {
    file: PANE,
    found: `          locale: locale
        }, key);
      })]`,
    replacement: `          locale: locale
        }, key);
      }).toArray() })]`,
  },
  // A field of facts is the same field in every language: it keeps its cursor and what is open in it.
  {
    file: PANE,
    found: "const key = i18n ? `${locale}_${i}` : i;",
    replacement: "const key = i18n && !field.get('neutral') ? `${locale}_${i}` : i;",
  },
  {
    file: PANE,
    found: `        const isDuplicate = isFieldDuplicate(field, locale, defaultLocale);
        const isHidden = isFieldHidden(field, locale, defaultLocale);`,
    replacement: "        const [isDuplicate, isHidden] = [false, false];",
  },
  ...["Duplicate", "Hidden"].map((rule) => ({
    file: PANE,
    found: `  isField${rule} = field => {
    const locale = this.state.selectedLocale;
    const {
      defaultLocale
    } = getI18nInfo(this.props.collection);
    return isField${rule}(field, locale, defaultLocale);
  };`,
    replacement: `  isField${rule} = () => false;`,
  })),
  {
    // Decap shows English on the left before each save, because it checks English alone.
    file: PANE,
    found: `  switchToDefaultLocale = () => {
    if (hasI18n(this.props.collection)) {
      const {
        defaultLocale
      } = getI18nInfo(this.props.collection);
      return new Promise(resolve => this.setState({
        selectedLocale: defaultLocale
      }, resolve));
    } else {
      return Promise.resolve();
    }
  };`,
    replacement: "  switchToDefaultLocale = () => Promise.resolve();",
  },
  {
    // The right side has nobody to tell.
    file: PANE,
    found: "this.props.onLocaleChange(val);",
    replacement: "this.props.onLocaleChange?.(val);",
  },
];

/** Facts, and the order of rows with facts, are written into all languages at once. */
const FACTS = [
  {
    file: DRAFT,
    found: "import { getDataPath, duplicateI18nFields } from '../lib/i18n';",
    replacement: `${importOurs("spreadFacts", "src/workarounds/decap/spread-facts.ts")}import { getDataPath } from '../lib/i18n';`,
  },
  {
    file: DRAFT,
    found: `            state.setIn(['entry', ...dataPath, name], value);
            if (i18n) {
              state = duplicateI18nFields(state, field, i18n.locales, i18n.defaultLocale);
            }`,
    replacement: `            const before = state.getIn(['entry', ...dataPath, name]);
            state.setIn(['entry', ...dataPath, name], value);
            if (i18n) state.update('entry', entry => spreadFacts(entry, field, before, i18n));`,
  },
];

/** What was open stays open when a field is shown anew in another language; rows that the other side added are shown. */
const OPEN_ROWS = [
  {
    file: OBJECT,
    found: "export default class ObjectControl",
    replacement: `const OPENED = new WeakMap();
export default class ObjectControl`,
  },
  {
    file: OBJECT,
    found: `      collapsed: props.field.get('collapsed', false)
    };
  }`,
    replacement: `      collapsed: OPENED.get(props.field) ?? props.field.get('collapsed', false)
    };
  }
  componentDidUpdate(props, { collapsed }) {
    if (collapsed !== this.state.collapsed) OPENED.set(this.props.field, this.state.collapsed);
  }`,
  },
  {
    file: LIST,
    found: "export default class ListControl",
    replacement: `const OPENED = new WeakMap();
export default class ListControl`,
  },
  {
    file: LIST,
    found: `      value: this.valueToString(value),
      keys
    };
  }`,
    replacement: `      value: this.valueToString(value),
      keys,
      seen: value
    };
    const opened = OPENED.get(field);
    if (opened && opened.path === props.entry.get('path') && opened.itemsCollapsed.length === itemsCollapsed.length)
      Object.assign(this.state, { listCollapsed: opened.listCollapsed, itemsCollapsed: [...opened.itemsCollapsed] });
  }
  static getDerivedStateFromProps({ value, field }, { keys, itemsCollapsed, seen }) {
    const count = value?.size ?? 0;
    if (value === seen || keys.length === count) return { seen: value, isFromOutside: false };
    const missing = Array(Math.max(0, count - keys.length)).fill(field.get('collapsed', true));
    return {
      seen: value,
      isFromOutside: true,
      keys: [...keys, ...missing.map(() => crypto.randomUUID())].slice(0, count),
      itemsCollapsed: [...itemsCollapsed, ...missing].slice(0, count),
    };
  }
  componentDidUpdate(props, before) {
    const { listCollapsed, itemsCollapsed, isFromOutside } = this.state;
    // Both sides of the screen have the field: what one of them got from the other was not opened by anyone.
    if (isFromOutside || (before.listCollapsed === listCollapsed && before.itemsCollapsed === itemsCollapsed)) return;
    OPENED.set(this.props.field, { path: this.props.entry.get('path'), listCollapsed, itemsCollapsed });
  }`,
  },
];

/** Closed rows speak the words of the form. */
const ROW_NAMES = [
  {
    file: LIST,
    found: "function handleSummary(summary, entry, label, item) {",
    replacement: `${importOurs("nameRow, withChoices", "src/workarounds/decap/name-row.ts")}function handleSummary(summary, entry, label, item) {`,
  },
  {
    file: LIST,
    found: `        const labelReturn = summary ? handleSummary(summary, entry, value, item) : value;
          return (labelReturn || \`No \${labelField.get('name')}\`).toString();`,
    replacement: `        const labelReturn = summary ? handleSummary(summary, entry, value, withChoices(multiFields, item)) : value;
          return nameRow(field, labelReturn);`,
  },
];

/** Lists, sorting and search by the titles in the staff's language. */
const LISTS = [
  {
    file: FORMATTERS,
    found: `export function summaryFormatter(summaryTemplate, entry, collection) {
  let entryData = entry.get('data');`,
    replacement: `${importOurs("getListPath", "src/workarounds/decap/list-language.ts")}export function summaryFormatter(summaryTemplate, entry, collection) {
  let entryData = entry.getIn(getListPath()) ?? entry.get('data');`,
  },
  {
    file: ENTRIES,
    found: "entries = fromJS(orderBy(entries.toJS(), keys, orders));",
    replacement: "entries = fromJS(orderBy(entries.toJS(), keys.map(toSortValue), orders));",
  },
  {
    file: ENTRIES,
    found: "export function selectEntries(state, collection) {",
    replacement: `${importOurs("toSortValue", "src/workarounds/decap/list-language.ts")}export function selectEntries(state, collection) {`,
  },
  {
    file: BACKEND,
    found: "export function extractSearchFields(searchFields) {",
    replacement: `${importOurs("findEntries", "src/workarounds/decap/find-entries.ts")}export function extractSearchFields(searchFields) {`,
  },
  {
    file: BACKEND,
    found: `      return fuzzy.filter(searchTerm, collectionEntries, {
        extract: extractSearchFields(uniq(filteredSearchFields))
      });`,
    replacement: `      return findEntries(searchTerm, collectionEntries, extractSearchFields(uniq(filteredSearchFields)));`,
  },
];

export const FORM_PATCHES = [...GROUPS, ...FACTS, ...OPEN_ROWS, ...ROW_NAMES, ...LISTS];
