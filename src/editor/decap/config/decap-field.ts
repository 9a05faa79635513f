export interface DecapFieldSettings {
  widget: string;
  hint?: string;
  required?: boolean;
  default?: unknown;
  options?: readonly { label: string; value: string }[];
  multiple?: boolean;
  min?: number;
  max?: number;
  above?: number;
  value_type?: "int" | "float";
  label_singular?: string;
  buttons?: readonly string[];
  editor_components?: readonly string[];
  modes?: readonly string[];
  choose_url?: boolean;
  field?: DecapField;
  fields?: DecapField[];
  /** Of the first group of a form: the table of contents of all. */
  contents?: readonly { name: string; label: string }[];
}

export interface DecapField extends DecapFieldSettings {
  name: string;
  label: string;
}

interface DecapFile {
  name: string;
  label: string;
  file: string;
  description?: string;
  media_folder?: string;
  public_folder?: string;
  preview_path?: string;
  editor?: { preview: boolean };
  fields: DecapField[];
}

export interface DecapCollection {
  name: string;
  label: string;
  label_singular?: string;
  description?: string;
  format?: string;
  files?: DecapFile[];
  fields?: DecapField[];
  [setting: string]: unknown;
}

export interface DecapConfig {
  backend: Record<string, unknown>;
  collections: DecapCollection[];
  [setting: string]: unknown;
}
