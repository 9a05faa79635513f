const DRAFT = /decap-cms-core[\\/]dist[\\/]esm[\\/]reducers[\\/]entryDraft\.js$/;
const EDITOR = /decap-cms-core[\\/]dist[\\/]esm[\\/]components[\\/]Editor[\\/]Editor\.js$/;
const BACKEND = /decap-cms-core[\\/]dist[\\/]esm[\\/]backend\.js$/;
const ACTIONS = /decap-cms-core[\\/]dist[\\/]esm[\\/]actions[\\/]entries\.js$/;

/**
 * Decap compares what is being written with the entry as it was opened, not as it was saved, and only in the language
 * of the last key: changed back after a save it counts as saved. Here all languages are compared with what was saved last.
 */
const UNSAVED_CHANGES = [
  {
    file: DRAFT,
    found: "import { Map, List, fromJS } from 'immutable';",
    mended: `import { Map, List, fromJS, is } from 'immutable';
const getContent = entry => Map({ data: entry.get('data'), i18n: entry.get('i18n'), meta: entry.get('meta') });
const isUnsaved = state => !is(getContent(state.get('entry')), state.get('saved'));`,
  },
  {
    file: DRAFT,
    found: "state.setIn(['entry', 'newRecord'], false);",
    mended: `state.setIn(['entry', 'newRecord'], false);
        state.set('saved', getContent(state.get('entry')));`,
  },
  ...["New Entry", "Duplicate Entry"].map((comment) => ({
    file: DRAFT,
    found: `// ${comment}
      return state.withMutations(state => {`,
    mended: `return state.withMutations(state => {
        state.delete('saved');`,
  })),
  {
    file: DRAFT,
    found:
      "state.set('hasChanged', !entries.some(e => newData.equals(e.get(...dataPath))) || !entries.some(e => newMeta.equals(e.get('meta'))));",
    mended: "state.set('hasChanged', isUnsaved(state));",
  },
  {
    file: DRAFT,
    found: "return state.setIn(['entry', 'isPersisting'], true);",
    mended:
      "return state.setIn(['entry', 'isPersisting'], true).set('sent', getContent(state.get('entry')));",
  },
  {
    // What is typed while the server answers is not saved.
    file: DRAFT,
    found: `state.set('hasChanged', false);
        if (!state.getIn(['entry', 'slug'])) {`,
    mended: `if (state.get('sent')) {
          state.set('saved', state.get('sent')).delete('sent');
          state.set('hasChanged', isUnsaved(state));
        }
        if (!state.getIn(['entry', 'slug'])) {`,
  },
];

/**
 * Decap asks for the copy of unsaved text while it opens the entry, and what comes last wins: mostly the old text, without
 * a word. Here it asks when the entry is open. Leaving an entry keeps the copy; it goes when nothing is unsaved.
 */
const UNSAVED_TEXT = [
  {
    file: EDITOR,
    found: `    retrieveLocalBackup(collection, slug);
    if (newEntry) {
      createEmptyDraft(collection, this.props.location.search);
    } else {
      loadEntry(collection, slug);
    }`,
    mended: `    const opening = newEntry ? createEmptyDraft(collection, this.props.location.search) : loadEntry(collection, slug);
    Promise.resolve(opening).then(() => {
      if (!this.isUnmounted && !this.props.entry?.get('error')) retrieveLocalBackup(collection, slug);
    });`,
  },
  {
    file: EDITOR,
    found: `      if (this.props.entryDraft.get('hasChanged')) {
        // This message`,
    mended: `      if (this.props.entryDraft.get('hasChanged')) {
        this.createBackup.flush();
        // This message`,
  },
  {
    file: EDITOR,
    found: `      this.deleteBackup();
      unblock();`,
    mended: "      unblock();",
  },
  {
    file: EDITOR,
    found: `this.createBackup(this.props.entryDraft.get('entry'), this.props.collection);
    }`,
    mended: `this.createBackup(this.props.entryDraft.get('entry'), this.props.collection);
    } else if (prevProps.hasChanged) {
      this.deleteBackup();
    }`,
  },
  {
    file: EDITOR,
    found: `await persistEntry(collection);
    this.deleteBackup();`,
    mended: `await persistEntry(collection);
    if (!this.props.hasChanged) this.deleteBackup();`,
  },
  {
    file: EDITOR,
    found: `    this.createBackup.flush();
    this.props.discardDraft();`,
    mended: `    this.isUnmounted = true;
    this.createBackup.flush();
    this.props.discardDraft();`,
  },
  {
    file: DRAFT,
    found: `state.set('hasChanged', true);
        state.set('key', crypto.randomUUID());`,
    mended: `state.set('hasChanged', isUnsaved(state));
        state.set('key', crypto.randomUUID());`,
  },
];

/**
 * Decap writes the copy as a file of one language, which no format of a file with several languages can read. Here it is
 * kept as data, together with the versions of the files that were opened (src/admin/saving).
 */
const COPY_OF_TEXT = [
  {
    file: BACKEND,
    found: "      const raw = this.entryToRaw(collection, entry);",
    mended: `      const draft = entry.filter((value, key) => ['data', 'i18n', 'meta'].includes(key)).toJS();
      const raw = JSON.stringify(draft, null, 2);`,
  },
  {
    file: BACKEND,
    found: `      let i18n;
      if (hasI18n(collection)) {
        i18n = getI18nBackup(collection, entry, entry => this.entryToRaw(collection, entry));
      }`,
    mended: "",
  },
  {
    file: BACKEND,
    found: `        ...(i18n && {
          i18n
        })
      });
      const result`,
    mended: `        draft,
        versions: this.implementation.getVersions?.(entry.get('path'))
      });
      const result`,
  },
  {
    file: BACKEND,
    found: "    const entry = formatRawData(raw);",
    mended: `    if (backup.draft) {
      const kept = createEntry(collection.get('name'), slug, path, { ...backup.draft, label, mediaFiles });
      return { entry: { ...kept, versions: backup.versions } };
    }
    const entry = formatRawData(raw);`,
  },
  {
    // The text of a window that is being closed may still be on its way.
    file: BACKEND,
    found: "    const backup = await localForage.getItem(key);",
    mended: `    await this.backupSync.acquire();
    const backup = await localForage.getItem(key).finally(() => this.backupSync.release());`,
  },
  {
    file: ACTIONS,
    found: `  return {
    type: DRAFT_CREATE_FROM_LOCAL_BACKUP
  };`,
    mended: `  return (dispatch, getState) => {
    const { config, entryDraft } = getState();
    const versions = entryDraft.getIn(['localBackup', 'entry', 'versions']);
    if (versions) currentBackend(config).implementation.adoptVersions?.(versions.toJS());
    return dispatch({ type: DRAFT_CREATE_FROM_LOCAL_BACKUP });
  };`,
  },
];

/** What of Decap 3.16 we mend so that the bar tells the truth about what is saved, and no text is lost. */
export const DRAFT_REPAIRS = [...UNSAVED_CHANGES, ...UNSAVED_TEXT, ...COPY_OF_TEXT];
